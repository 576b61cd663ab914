import type { z } from 'zod'
import { Footer, MegaMenu, Page } from '#contract/content/content.entities.ts'
import type { PopUp, PromoBar } from '#contract/content/content-notices.ts'
import {
  parseSection,
  parseSectionItem,
  problemOf,
  type ItemProblem,
  type ParsedItem,
} from '#contract/content/content-parse.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import type { Log } from '../log.ts'
import type { ContentView } from './content-view.ts'
import type { StoredObject } from './content.queries.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'

/** One object of one locale, its layers joined and its placeholders filled. */
export type Written = StoredObject & { readonly raw: Raw }

/** Hears why something is left out. */
export type Tell = (problems: readonly ItemProblem[]) => void

export type Reading = { readonly view: Pick<ContentView, 'siteId' | 'locale' | 'preview'>; readonly tell: Tell }

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const tellLog =
  (log: Log): Tell =>
  problems => {
    for (const { component, id, message } of problems) log.error(`${message} CMS Error`, { component, id })
  }

const refuse = (tell: Tell, component: string, id: string, { issues }: z.ZodError): undefined =>
  void tell([problemOf(component, id, issues)])

/** Sections are read one by one, before. */
const PageHead = Page.omit({ sections: true })

/** Somebody writes on one section of a page, and all others come again with each letter. */
const known = new Bounded<ParsedItem>(2000)
const readAgain = (value: unknown): ParsedItem => known.of(JSON.stringify(value), () => parseSectionItem(value))

export function readPage({ view, tell }: Reading, { slug, parentSlug, raw, ...stored }: Written): Page | undefined {
  const read = listOf(raw['sections']).map(section => parseSection(section, view.preview ? readAgain : undefined))
  tell(read.flatMap(({ problems }) => problems))
  const seo = isRaw(raw['seo']) ? raw['seo'] : {}
  const result = PageHead.safeParse({
    ...raw,
    id: slug,
    slug: slug.toLowerCase(),
    siteId: view.siteId,
    locale: view.locale,
    seo: { title: raw['title'], description: raw['description'], ...seo },
    ...(parentSlug === null ? {} : { parentSlug }),
    publishedAt: stored.publishedAt?.toISOString(),
    updatedAt: stored.updatedAt?.toISOString(),
    isPreview: view.preview,
  })
  if (!result.success) return refuse(tell, stored.kind, slug, result.error)
  return { ...result.data, sections: read.flatMap(({ section }) => (section ? [section] : [])) }
}

/** The items of one kind in a list; what cannot be read is logged and left out. */
function readItems<T extends SectionItem['type']>(
  tell: Tell,
  values: unknown,
  type: T,
): Extract<SectionItem, { type: T }>[] {
  const isWanted = (item: SectionItem): item is Extract<SectionItem, { type: T }> => item.type === type
  return listOf(values).flatMap(value => {
    const { item, problems } = parseSectionItem(value)
    tell(problems)
    return item && isWanted(item) ? [item] : []
  })
}

export function readMenu({ view, tell }: Reading, { slug, raw }: Written): MegaMenu | undefined {
  const items = readItems(tell, raw['items'], 'mega-menu-l1')
  const [mobile] = readItems(tell, raw['mobile'] === undefined ? [] : [raw['mobile']], 'mega-menu-mobile')
  const { siteId, locale } = view
  const result = MegaMenu.safeParse({ siteId, locale, items, ...(mobile ? { mobile } : {}) })
  return result.success ? result.data : refuse(tell, 'menu', slug, result.error)
}

export function readFooter({ view, tell }: Reading, { slug, raw }: Written): Footer | undefined {
  const items = readItems(tell, raw['items'], 'footer-item')
  const { siteId, locale } = view
  const result = Footer.safeParse({ ...raw, siteId, locale, items })
  return result.success ? result.data : refuse(tell, 'footer', slug, result.error)
}

export function readPopUps({ tell }: Reading, { raw }: Written): PopUp[] {
  return readItems(tell, raw['popups'], 'pop-up')
}

export function readPromoBar({ tell }: Reading, { slug, raw }: Written): PromoBar | undefined {
  return readItems(tell, [{ id: slug, ...raw, type: 'promo-bar' }], 'promo-bar')[0]
}

export function readFragment({ tell }: Reading, { slug, raw }: Written): { name: string; items: SectionItem[] } {
  const items = listOf(raw['items']).flatMap(value => {
    const { item, problems } = parseSectionItem(value)
    tell(problems)
    return item ? [item] : []
  })
  return { name: typeof raw['name'] === 'string' ? raw['name'] : slug, items }
}
