import { kindOf } from '#domain/content/content-kinds.ts'
import { nameTaken } from '#domain/content/new-content.ts'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { findCategoryId, findProductId } from '#domain/sites/slugs.ts'
import { redirectsNow } from '../redirects/redirects.service.ts'
import type { Desk } from '../staff/staff.ts'
import { findKnown } from './list.queries.ts'

export type Leads = 'somewhere' | 'nowhere' | 'outside'

const CATEGORY = /^\{c:(\d+)\}$/
/** What follows the locale, if there is one: without it, the shop finds the visitor's. */
const PATH = /^(?:\/(?:\{locale\}|[a-z]{2}-[a-z]{2})(?![^/?#]))?(?<path>\/[^?#]*)?/

const pathOf = (url: string): string => PATH.exec(url)?.groups?.['path'] ?? '/'

/** Whether links of ours lead somewhere. What lies outside the shop is not asked. */
export async function leadsOf(desk: Desk, urls: readonly string[]): Promise<ReadonlyMap<string, Leads>> {
  const { catalog } = desk.services
  const slugs = urls.map(url => pathOf(url).slice(1))
  const [known, redirect] = await Promise.all([findKnown(desk.db, slugs), redirectsNow(desk.db), catalog.ready()])
  const hasCategory = (id: string) => catalog.tree.find(Number(id)) !== undefined

  function isThere(path: string): boolean {
    const [, folder = '', name = ''] = path.split('/')
    const slug = path.slice(1)
    if (slug === '' || known.has(slug) || redirect(DEFAULT_LOCALE, path)) return true
    if (folder === 'c') return hasCategory(findCategoryId(name) ?? '')
    if (folder === 'p') return catalog.find(findProductId(name) ?? '') !== undefined
    return kindOf(slug) === 'page' && nameTaken(slug) === 'taken'
  }

  function leads(url: string): Leads {
    const category = CATEGORY.exec(url)?.[1]
    if (category === undefined && !url.startsWith('/')) return 'outside'
    return (category === undefined ? isThere(pathOf(url)) : hasCategory(category)) ? 'somewhere' : 'nowhere'
  }

  return new Map(urls.map(url => [url, leads(url)]))
}

export const checkLink = async (desk: Desk, url: string): Promise<{ leads: Leads }> => ({
  leads: (await leadsOf(desk, [url])).get(url) ?? 'outside',
})
