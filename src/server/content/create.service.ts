import { reasonFor } from '#contract/errors/said.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { nameTaken } from '#domain/content/new-content.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { requireOnLayers } from './layer-rights.ts'
import { askDb, findVersions, keepObjects } from './versions.queries.ts'
import { readContent } from './working.service.ts'
import * as queries from './working.queries.ts'

type New = {
  readonly slug: string
  readonly language: string
  readonly title: string
  readonly like?: string | undefined
}

/** Something new begins as a working copy: empty, or like something else in all its languages. Nobody sees it yet. */
export async function createContent(desk: Desk, { slug, language, title, like }: New): Promise<{ slug: string }> {
  const { db, staff, record } = desk
  const refused = nameTaken(slug)
  if (refused)
    throw new StoreError('INVALID_INPUT', {
      field: 'body.slug',
      reason: reasonFor(refused === 'name' ? 'letters' : 'shopsOwn'),
    })
  const layers = like === undefined ? emptyOf(slug, desk.now) : await layersLike(desk, like, slug)
  const titled = layers.set(language, { ...layers.get(language), title })
  requireOnLayers(desk, 'content.write', [...titled.keys()])
  await keepObjects(askDb(db), [{ slug, position: undefined }])
  await queries.lockObject(db, slug)
  const [versions, working] = await Promise.all([findVersions(askDb(db), [slug]), queries.findWorking(db, { slug })])
  if (versions.length > 0 || working.length > 0)
    throw new StoreError('INVALID_INPUT', { field: 'body.slug', reason: reasonFor('taken') })
  for (const [scope, body] of titled) await queries.keepWorking(db, { slug, scope, body, baseVersion: null }, staff.id)
  record({
    type: 'page',
    id: slug,
    changes: [{ field: 'created', after: like === undefined ? title : `${title} (${like})` }],
  })
  return { slug }
}

function emptyOf(slug: string, now: Date): Map<string, Raw> {
  const sections = [{ name: 'main', items: [] }]
  const kind = kindOf(slug)
  if (kind === 'fragment') return new Map([['any', { items: [] }]])
  return new Map([['any', kind === 'article' ? { sections, article: { date: dayOf(now) } } : { sections }]])
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

async function layersLike(desk: Desk, like: string, slug: string): Promise<Map<string, Raw>> {
  if (kindOf(like) !== kindOf(slug))
    throw new StoreError('INVALID_INPUT', { field: 'body.like', reason: reasonFor('likeOtherKind') })
  const { layers } = await readContent(desk, like)
  return new Map(layers.map(({ scope, body }) => [scope, body]))
}
