import type { z } from 'zod'
import type { CategoryOrder } from '#contract/staff/search/search.entities.ts'
import { FACETS } from '#contract/products/listing-options.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import { changesBetween } from '../audit/changes-between.ts'
import type { Category } from '../catalog/category-tree.ts'
import type { CategorySetting } from '../catalog/steering-rules.ts'
import { readSteering, type Steering } from '../catalog/steering.ts'
import { inLanguage } from '../catalog/words.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './categories.queries.ts'
import { markOf, requireSeen } from './seen-mark.ts'
import { foundStyles, seenStyles } from './seen-styles.ts'

export type Order = z.output<typeof CategoryOrder>
const USUAL: Omit<CategorySetting, 'categoryId'> = { mode: 'rule', rule: 'recommended', placed: [], filters: null }
const MOST_SHOWN = 60

export function requireSite({ staff }: Desk, site: SiteId): void {
  if (!staff.grants.can('search.read', site)) throw new StoreError('STAFF_FORBIDDEN', { permission: 'search.read' })
}

export async function categoriesFor(desk: Desk) {
  const { services, language } = desk
  const { catalog } = services
  await catalog.ready()
  const steering = await readSteering(desk)
  const below = (ids: readonly number[]): Category[] =>
    ids.flatMap(id => {
      const category = catalog.tree.find(id)
      return category ? [category, ...below(category.children)] : []
    })
  return {
    categories: below(catalog.tree.roots).map(({ id, names, path }) => {
      const setting = steering.settingOf(id)
      return {
        categoryId: id,
        title: inLanguage(names, language),
        depth: path.length - 1,
        mode: setting?.mode ?? USUAL.mode,
        ownFilters: (setting?.filters ?? null) !== null,
      }
    }),
  }
}

export function getCategory({ services }: Desk, categoryId: number): Category {
  const category = services.catalog.tree.find(categoryId)
  if (!category) throw new StoreError('STAFF_NOT_FOUND')
  return category
}

/** The first of a category as a site shows it. */
export const firstIn = (
  { services: { search } }: Desk,
  categoryId: number,
  site: SiteId,
  limit: number,
  steering?: Steering,
) => search.list({ site, categoryId, selection: {}, categories: [], sort: 'recommended', offset: 0, limit, steering })

export async function categoryFor(desk: Desk, categoryId: number, site: SiteId) {
  const { catalog } = desk.services
  await catalog.ready()
  requireSite(desk, site)
  const { names, path } = getCategory(desk, categoryId)
  // As it is saved: the catalogue takes it in a moment later.
  const steering = await readSteering(desk)
  const setting = steering.settingOf(categoryId)
  const { mode, rule, placed, filters } = setting ?? USUAL
  const found = await firstIn(desk, categoryId, site, MOST_SHOWN, steering)
  return {
    mode,
    rule,
    placed: [...placed],
    ...(filters && { filters: [...filters] }),
    mark: markOf(setting && orderOf(setting)),
    title: inLanguage(names, desk.language),
    shownFilters: [...(steering.filtersOf(path) ?? FACETS)],
    placedStyles: seenStyles(desk, placed, site),
    first: foundStyles(desk, found.ids, site),
    total: found.total,
  }
}

const orderOf = ({ mode, rule, placed, filters }: Omit<CategorySetting, 'categoryId'>) => [mode, rule, placed, filters]

export const settingOf = (categoryId: number, { mode, rule, placed, filters }: Order): CategorySetting => ({
  categoryId,
  mode,
  rule,
  placed: [...new Set(placed)],
  filters: filters ? [...new Set(filters)] : null,
})

/** A category is one for all sites: so is its order. */
export async function setCategory(
  desk: Desk,
  categoryId: number,
  { seen, ...order }: Order & { readonly seen?: string | undefined },
): Promise<void> {
  if (desk.staff.grants.sitesFor('search.write') !== 'all')
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'search.write' })
  const { catalog } = desk.services
  await catalog.ready()
  getCategory(desk, categoryId)
  const setting = settingOf(categoryId, order)
  const unknown = setting.placed.find(id => catalog.find(id)?.id !== id)
  if (unknown !== undefined) throw notNow('noStyle', { style: unknown })
  const before = await queries.lockSetting(desk.db, categoryId)
  requireSeen(seen, before && orderOf(before))
  await queries.writeSetting(desk.db, setting)
  desk.record({
    type: 'category',
    id: String(categoryId),
    changes: changesBetween(before ?? {}, setting),
  })
}
