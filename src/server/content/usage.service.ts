import { kindOf } from '#domain/content/content-kinds.ts'
import { redirectsTo } from '../redirects/redirects.service.ts'
import type { Desk } from '../staff/staff.ts'
import { findOpenReleaseOf } from './releases.queries.ts'
import { findUses } from './usage.queries.ts'

/** How others speak of it: a page by its address, a fragment by its name. Ends where the name ends. */
function patternOf(slug: string): string {
  const name = slug.replaceAll('-', String.raw`\-`)
  const end = String.raw`(["?#\\]|$)`
  const address = String.raw`["/](\{locale\}/|[a-z]{2}-[a-z]{2}/)?${name}${end}`
  return kindOf(slug) === 'fragment' ? String.raw`"(fragment/)?${name.slice('fragment/'.length)}"` : address
}

export async function usesOf({ db, now }: Pick<Desk, 'db' | 'now'>, slug: string) {
  const [uses, redirects, release] = await Promise.all([
    findUses(db, slug, patternOf(slug), now),
    redirectsTo(db, `/${slug}`),
    findOpenReleaseOf(db, slug),
  ])
  return { uses, redirects, ...(release && { release: release.name }) }
}
