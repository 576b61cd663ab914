import type { z } from 'zod'
import type { content } from '#contract/staff/content.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { deliveredLayers } from './delivered-versions.ts'
import { listContentPage, type ListedContent } from './list.queries.ts'

type Asked = z.output<typeof content.list.query>

/** What lists show of an object: its title in English, or in whatever language it has one. */
export async function listContent({ db, now }: Desk, { q = '', kind, state, sort, after, limit }: Asked) {
  const delivered = kind === undefined || kind === 'letter' ? deliveredLayers() : []
  const place = after === undefined ? undefined : placeIn(after)
  const rows = await listContentPage(db, { now, q, kind, state, sort, after: place, limit, delivered })
  const last = rows.at(-1)
  return { rows: rows.map(shown), ...(last && rows.length === limit && { next: cursorOf(last) }) }
}

const ALL = 1_000_000

/** Whatever has these letters in its name or title, for who looks for one of them. */
export async function allContent({ db, now }: Desk, q = '') {
  const delivered = deliveredLayers()
  const every = { kind: undefined, state: undefined, after: undefined, sort: 'name', limit: ALL } as const
  return (await listContentPage(db, { ...every, now, q, delivered })).map(shown)
}

const cursorOf = ({ slug, changedAt }: ListedContent) => `${(changedAt ?? new Date(0)).toISOString()} ${slug}`

function placeIn(after: string) {
  const [time = '', slug = ''] = after.split(' ')
  const changedAt = new Date(time)
  if (Number.isNaN(changedAt.getTime()) || slug === '') throw new StoreError('INVALID_INPUT', { field: 'after' })
  return { slug, changedAt }
}

const shown = ({ slug, title, changedAt, layers }: ListedContent) => ({
  slug,
  kind: kindOf(slug),
  ...(title !== null && { title }),
  ...(changedAt && { changedAt: changedAt.toISOString() }),
  layers: layers.map(({ scope, live, working, scheduledFor, endsAt }) => ({
    scope,
    live,
    working,
    ...(scheduledFor !== null && { scheduledFor: new Date(scheduledFor).toISOString() }),
    ...(endsAt !== null && { endsAt: new Date(endsAt).toISOString() }),
  })),
})
