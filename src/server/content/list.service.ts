import type { z } from 'zod'
import type { content } from '#contract/staff/content/content.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { inLanguage } from '../catalog/words.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { deliveredLayers } from './delivered-versions.ts'
import { listContentPage, type ListedContent } from './list.queries.ts'

type Asked = z.output<typeof content.list.query>

/** What lists show of an object: its title in the language of whoever looks, in English, or in whatever it has one. */
export async function listContent({ db, now, language }: Desk, { q = '', kind, state, sort, after, limit }: Asked) {
  const delivered = kind === undefined || kind === 'letter' ? deliveredLayers() : []
  const place = after === undefined ? undefined : placeIn(after)
  const rows = await listContentPage(db, { now, q, kind, state, sort, after: place, limit, delivered, language })
  const last = rows.at(-1)
  return { rows: rows.map(shown), ...(last && rows.length === limit && { next: cursorOf(last) }) }
}

const ALL = 1_000_000

const EVERY = { q: '', kind: undefined, state: undefined, after: undefined, sort: 'name', limit: ALL } as const

/** All there is, or what has these names. */
export async function allContent({ db, now, language }: Desk, slugs?: readonly string[]) {
  const delivered = deliveredLayers()
  return (await listContentPage(db, { ...EVERY, now, delivered, language, slugs })).map(shown)
}

/** What these are called where they are called anything, with the names of categories in it. */
export async function titlesOf(desk: Desk, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { catalog } = desk.services
  await catalog.ready()
  const named = (title: string) =>
    title.replaceAll(CATEGORY_NAME, (said, id: string) => {
      const { names } = catalog.tree.nameOf(Number(id))
      return names ? inLanguage(names, desk.language) : said
    })
  const rows = slugs.length === 0 ? [] : await allContent(desk, slugs)
  return new Map(rows.flatMap(({ slug, title }) => (title === undefined ? [] : [[slug, named(title)]])))
}

const CATEGORY_NAME = /\{n:(\d+)\}/g

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
