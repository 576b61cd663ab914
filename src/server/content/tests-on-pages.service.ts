import { isDeepStrictEqual } from 'node:util'
import { idsIn, type Layers } from '#domain/content/edit-layers.ts'
import { isRaw } from '#domain/content/merge-layers.ts'
import { BASELINE } from '#domain/content/content-rules.ts'
import { findTest, takeWinner } from '#domain/content/test-variants.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { requireOnLayers } from './layer-rights.ts'
import { liveAt } from './placing.ts'
import { publishWorking } from './publish.service.ts'
import { askDb, findVersions, type StoredVersion } from './versions.queries.ts'
import { seenOf } from './working-as-seen.ts'
import { findWorking, keepWorking, lockObject } from './working.queries.ts'

function liveOf(versions: readonly StoredVersion[], now: Date): Map<string, StoredVersion> {
  const live = [...Map.groupBy(versions, ({ scope }) => scope)].flatMap(([scope, own]) => {
    const version = liveAt(own, now)
    const found = own.find(each => each.version === version?.version)
    return found ? [[scope, found] as const] : []
  })
  return new Map(live)
}

const layersOf = (live: ReadonlyMap<string, StoredVersion>): Layers =>
  Object.fromEntries([...live].map(([scope, { body }]) => [scope, body]))

/** The variants of a test that visitors of a page can see now; none where it does not stand there. */
export async function publishedVariants({ db, now }: Desk, slug: string, experimentId: string) {
  const live = liveOf(await findVersions(askDb(db), [slug]), now)
  return findTest(layersOf(live), experimentId)?.variantIds ?? []
}

/** Which variants of a test stand on its page, and whether all of them say what they said when it began. */
export async function testSince({ db, now }: Desk, slug: string, experimentId: string, began: Date) {
  const versions = await findVersions(askDb(db), [slug])
  const [then, here] = [layersOf(liveOf(versions, began)), layersOf(liveOf(versions, now))]
  return {
    variantIds: findTest(here, experimentId)?.variantIds ?? [],
    isAsItWas: isDeepStrictEqual(saidBy(then, experimentId), saidBy(here, experimentId)),
  }
}

/** A test with all that any layer says of it. */
function saidBy(layers: Layers, experimentId: string) {
  const item = findTest(layers, experimentId)?.item
  const ids = item ? idsIn(item) : []
  const texts = Object.entries(layers).map(([scope, { texts: said }]) => [
    scope,
    ids.map(id => (isRaw(said) ? said[id] : undefined)),
  ])
  return { item, texts }
}

type Wish = { readonly experimentId: string; readonly winner: string; readonly publish: boolean }

/** Puts one variant in the place of the test, in the working copy or at once for everybody. */
export async function settleTest(desk: Desk, slug: string, { experimentId, winner, publish }: Wish): Promise<void> {
  const { db, now, staff } = desk
  await lockObject(db, slug)
  const working = await findWorking(db, { slug })
  if (publish && working.length > 0) throw notNow('pageInWork')
  const live = liveOf(await findVersions(askDb(db), [slug]), now)
  const before = { ...layersOf(live), ...Object.fromEntries(working.map(({ scope, body }) => [scope, body])) }
  const after = takeWinner(before, experimentId, winner)
  if (!after) {
    if (winner === BASELINE && !findTest(before, experimentId)) return
    throw notNow('notShownAnyMore')
  }
  const changed = Object.entries(after).filter(([scope, body]) => body !== before[scope])
  requireOnLayers(
    desk,
    'content.write',
    changed.map(([scope]) => scope),
  )
  for (const [scope, body] of changed) {
    const baseVersion = working.find(each => each.scope === scope)?.baseVersion ?? live.get(scope)?.version ?? null
    await keepWorking(db, { slug, scope, body, baseVersion }, staff.id)
  }
  if (publish) await publishWorking(desk, slug, { seen: seenOf(await findWorking(db, { slug })) })
}
