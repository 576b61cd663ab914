import { kindOf } from '#domain/content/content-kinds.ts'
import { differencesBetween } from '#domain/content/content-diff.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { problemsOf } from './check-content.ts'
import { isAccountLetter, neededToPublish } from './account-letters.ts'
import { DELIVERED_AT } from './delivered-versions.ts'
import { seenByTwo, unseenIn } from './four-eyes.ts'
import { neededToWrite, requireOnLayers, rightsOn } from './layer-rights.ts'
import { letterShown } from '../mail/letter-samples.ts'
import { liveAt, type Version } from './placing.ts'
import { sanitiseRichTexts } from './sanitise.ts'
import { askDb, findVersions, keepObjects, type StoredVersion } from './versions.queries.ts'
import { missingPictures } from './missing-pictures.ts'
import { namedIn } from './with-assets.ts'
import { baseOf, isAsSeen, liveOf, toldLayer, type Seen } from './told-layer.ts'
import { onGround, seenOf } from './working-as-seen.ts'
import * as queries from './working.queries.ts'

/** An object by its name, or by one that it had: whoever has it open finds it again. */
export async function readContent(desk: Desk, slug: string): ReturnType<typeof readNamed> {
  const read = await readNamed(desk, slug)
  if (read.layers.length > 0) return read
  const name = await queries.nameNow(desk.db, slug)
  if (name === undefined) throw new StoreError('STAFF_NOT_FOUND')
  return readNamed(desk, name)
}

async function readNamed(desk: Desk, slug: string) {
  const { db, now } = desk
  const [versions, working, created] = await Promise.all([
    findVersions(askDb(db), [slug]),
    queries.findWorking(db, { slug }),
    queries.findCreated(db, slug),
  ])
  const scopes = [...new Set([...versions, ...working].map(({ scope }) => scope))].toSorted()
  const layers = scopes.map(scope => {
    const own = versions.filter(each => each.scope === scope)
    const live = liveAt(own, now)
    const begun = working.find(each => each.scope === scope)
    return {
      scope,
      body: begun?.body ?? live?.body ?? {},
      revision: begun?.revision ?? 0,
      base: baseOf(begun, live),
      ...(begun && { by: begun.by, at: begun.at.toISOString() }),
      ...(live && { live: live.body }),
      versions: own
        .toReversed()
        .map(each =>
          shownVersion(
            each,
            live,
            now,
            created.find(row => row.scope === scope && row.version === each.version)?.createdAt ?? DELIVERED_AT,
          ),
        ),
    }
  })
  const letter = letterShown(slug)
  const rights = rightsOn(desk, neededToPublish(slug))
  return {
    slug,
    kind: kindOf(slug),
    layers,
    ...(letter && { letter: { ...letter, account: isAccountLetter(slug) } }),
    ...rights,
    seenByTwo: seenByTwo(desk, slug, rights.mayPublish),
    mustAsk: (await unseenIn(desk, { slug }, seenOf(working), working)) !== undefined,
  }
}

function stateOf(version: Version, live: Version | undefined, now: Date): 'draft' | 'live' | 'scheduled' | 'past' {
  if (version.publishAt === null) return 'draft'
  if (version === live) return 'live'
  return version.publishAt > now ? 'scheduled' : 'past'
}

function shownVersion(version: Version, live: Version | undefined, now: Date, createdAt: Date) {
  const { publishAt, expireAt } = version
  return {
    version: version.version,
    state: stateOf(version, live, now),
    createdAt: createdAt.toISOString(),
    ...(publishAt && { publishAt: publishAt.toISOString() }),
    ...(expireAt && { expireAt: expireAt.toISOString() }),
  }
}

/** Who has not saved for so long sits down anew. */
const ONE_SITTING_MS = 30 * 60_000

type Given = Seen & { readonly body: Raw }

type Saved = { readonly layers: readonly Given[]; readonly opened: boolean }

/** Keeps all of it or nothing: whoever saw an older copy is told what is there, and merges. */
export function saveWorking(desk: Desk, slug: string, { layers: given, opened }: Saved) {
  for (const { scope } of given) requireOnLayers(desk, neededToWrite(scope), [scope])
  return inTransaction(desk, async ({ db, now }) => {
    await keepObjects(askDb(db), [{ slug, position: undefined }])
    await queries.lockObject(db, slug)
    const [working, versions] = await Promise.all([queries.findWorking(db, { slug }), findVersions(askDb(db), [slug])])
    if (opened && working.length === 0 && versions.length === 0) throw new StoreError('STAFF_NOT_FOUND')
    const known = (scope: string) => working.find(each => each.scope === scope)
    const found = given.map(({ scope }) => toldLayer(scope, known(scope), liveOf(versions, scope, now)))
    if (given.some((seen, at) => !isAsSeen(seen, found[at]))) return { saved: false, layers: found }
    const begun = given.filter(({ scope }) => isBegun(known(scope), desk.staff.id, now))
    if (begun.length > 0)
      await writeHistory({ ...desk, db }, { call: 'content.save', kind: 'write' }, [
        { type: 'page', id: slug, changes: begun.map(({ scope }) => ({ field: `${scope} › writing`, after: true })) },
      ])
    const layers = []
    for (const { scope, body } of given) {
      const baseVersion = baseOf(known(scope), liveOf(versions, scope, now))
      const clean = sanitiseRichTexts(body)
      layers.push({
        scope,
        body: clean,
        base: baseVersion,
        revision: await queries.keepWorking(db, { slug, scope, body: clean, baseVersion }, desk.staff.id),
      })
    }
    return { saved: true, layers }
  })
}

/** Typing saves every second: history has one row for each time that somebody sits down to write on a layer. */
const isBegun = (known: queries.WorkingLayer | undefined, staffId: string, now: Date): boolean =>
  !known || known.byId !== staffId || now.getTime() - known.at.getTime() > ONE_SITTING_MS

export async function discardWorking(desk: Desk, slug: string): Promise<void> {
  const { db, record } = desk
  if (!(await queries.lockObject(db, slug))) throw new StoreError('STAFF_NOT_FOUND')
  const working = await queries.findWorking(db, { slug })
  requireOnLayers(
    desk,
    'content.write',
    working.map(({ scope }) => scope),
  )
  await queries.dropWorking(db, slug)
  record({ type: 'page', id: slug, changes: [{ field: 'working', before: true, after: false }] })
}

/** What publishing would change for visitors, and what they would not see. */
export async function checkWorking({ db, now }: Desk, slug: string) {
  const [versions, working] = await Promise.all([findVersions(askDb(db), [slug]), queries.findWorking(db, { slug })])
  const layers = working.map(layer => onGround(layer, versions, now))
  return {
    differences: layers.flatMap(({ scope, body }) =>
      differencesBetween(liveOf(versions, scope, now)?.body ?? {}, body).map(({ path, before, after }) => ({
        scope,
        path: [...path],
        before,
        after,
      })),
    ),
    problems: problemsIn(slug, versions, layers, now),
    seen: seenOf(working),
  }
}

export const problemsIn = (
  slug: string,
  versions: readonly StoredVersion[],
  working: readonly queries.WorkingLayer[],
  now: Date,
) => {
  const live = [...new Set(versions.map(({ scope }) => scope))].map(
    scope => [scope, liveOf(versions, scope, now)?.body] as const,
  )
  const layers = new Map([...live, ...working.map(({ scope, body }) => [scope, body] as const)])
  const unread = problemsOf({
    slug,
    layers: new Map([...layers].flatMap(([scope, body]) => (isRaw(body) ? [[scope, body]] : []))),
  })
  const shown = new Set(live.flatMap(([, body]) => namedIn(body)))
  return [...unread, ...working.flatMap(layer => missingPictures(slug, layer, shown))].map(({ path, ...problem }) => ({
    ...problem,
    path: path.join('.'),
  }))
}

export async function restoreVersion(desk: Desk, slug: string, { scope, version }: { scope: string; version: number }) {
  const { db, staff, record } = desk
  requireOnLayers(desk, 'content.write', [scope])
  // What nobody has written on yet is not known by its name.
  await keepObjects(askDb(db), [{ slug, position: undefined }])
  await queries.lockObject(db, slug)
  const versions = (await findVersions(askDb(db), [slug])).filter(each => each.scope === scope)
  const found = versions.find(each => each.version === version)
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  const baseVersion = liveAt(versions, desk.now)?.version ?? null
  await queries.keepWorking(db, { slug, scope, body: found.body, baseVersion }, staff.id)
  record({ type: 'page', id: slug, changes: [{ field: `restored ${scope}`, after: version }] })
}
