import { z } from 'zod'
import { Footer, MegaMenu, Page } from '#contract/content/content.entities.ts'
import type { PopUp, PromoBar } from '#contract/content/content-notices.ts'
import { parseSection, parseSectionItem, type ItemProblem } from '#contract/content/content-parse.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import type { Log } from '../log.ts'
import type { ContentView } from './content-view.ts'
import type { StoredObject } from './content.queries.ts'
import { isRaw, type Raw } from './merge-layers.ts'

/** One object of one locale, its layers joined and its placeholders filled. */
export type Written = StoredObject & { readonly raw: Raw }

export type Reading = { readonly view: ContentView; readonly log: Log }

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export function logProblems(log: Log, problems: readonly ItemProblem[]): void {
  for (const { component, id, message } of problems) log.error(`${message} CMS Error`, { component, id })
}

const refuse = (log: Log, component: string, id: string, error: z.ZodError): undefined =>
  void logProblems(log, [{ component, id, message: z.prettifyError(error) }])

export function readPage({ view, log }: Reading, { slug, parentSlug, raw, ...stored }: Written): Page | undefined {
  const read = listOf(raw['sections']).map(parseSection)
  logProblems(
    log,
    read.flatMap(({ problems }) => problems),
  )
  const seo = isRaw(raw['seo']) ? raw['seo'] : {}
  const result = Page.safeParse({
    ...raw,
    id: slug,
    slug: slug.toLowerCase(),
    siteId: view.siteId,
    locale: view.locale,
    seo: { title: raw['title'], description: raw['description'], ...seo },
    sections: read.flatMap(({ section }) => (section ? [section] : [])),
    ...(parentSlug === null ? {} : { parentSlug }),
    publishedAt: stored.publishedAt?.toISOString(),
    updatedAt: stored.updatedAt?.toISOString(),
    isPreview: view.preview,
  })
  return result.success ? result.data : refuse(log, stored.kind, slug, result.error)
}

/** The items of one kind in a list; what cannot be read is logged and left out. */
function readItems<T extends SectionItem['type']>(
  log: Log,
  values: unknown,
  type: T,
): Extract<SectionItem, { type: T }>[] {
  const isWanted = (item: SectionItem): item is Extract<SectionItem, { type: T }> => item.type === type
  return listOf(values).flatMap(value => {
    const { item, problems } = parseSectionItem(value)
    logProblems(log, problems)
    return item && isWanted(item) ? [item] : []
  })
}

export function readMenu({ view, log }: Reading, { slug, raw }: Written): MegaMenu | undefined {
  const items = readItems(log, raw['items'], 'mega-menu-l1')
  const [mobile] = readItems(log, raw['mobile'] === undefined ? [] : [raw['mobile']], 'mega-menu-mobile')
  const { siteId, locale } = view
  const result = MegaMenu.safeParse({ siteId, locale, items, ...(mobile ? { mobile } : {}) })
  return result.success ? result.data : refuse(log, 'menu', slug, result.error)
}

export function readFooter({ view, log }: Reading, { slug, raw }: Written): Footer | undefined {
  const items = readItems(log, raw['items'], 'footer-item')
  const { siteId, locale } = view
  const result = Footer.safeParse({ ...raw, siteId, locale, items })
  return result.success ? result.data : refuse(log, 'footer', slug, result.error)
}

export function readPopUps({ log }: Reading, { raw }: Written): PopUp[] {
  return readItems(log, raw['popups'], 'pop-up')
}

export function readPromoBar({ log }: Reading, { slug, raw }: Written): PromoBar | undefined {
  return readItems(log, [{ id: slug, ...raw, type: 'promo-bar' }], 'promo-bar')[0]
}

export function readFragment({ log }: Reading, { slug, raw }: Written): { name: string; items: SectionItem[] } {
  const items = listOf(raw['items']).flatMap(value => {
    const { item, problems } = parseSectionItem(value)
    logProblems(log, problems)
    return item ? [item] : []
  })
  return { name: typeof raw['name'] === 'string' ? raw['name'] : slug, items }
}
