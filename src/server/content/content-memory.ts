import type { z } from 'zod'
import type { ContentSearchResult } from '#contract/content/content.ts'
import type { ArticleSummary, Footer, MegaMenu, Page } from '#contract/content/content.entities.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import type { PopUp, PromoBar } from '#contract/content/content-notices.ts'
import { idInTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import { Kept } from '../kept.ts'
import type { CategoryWords } from './fill-placeholders.ts'
import type { LetterTexts } from './letters.service.ts'

export type StoredArticle = ArticleSummary & { readonly slug: string; readonly text: string; readonly category: string }

export type FoundArticles = z.output<typeof ContentSearchResult>

/** Parsed content by slug and locale. Every page shows menu and footer: they cost no query. */
export type ContentMemory = {
  readonly pages: Kept<Page | undefined>
  readonly menus: Kept<MegaMenu | undefined>
  readonly footers: Kept<Footer | undefined>
  readonly fragments: Kept<{ name: string; items: SectionItem[] } | undefined>
  readonly popUps: Kept<PopUp[]>
  readonly promoBars: Kept<PromoBar | undefined>
  readonly articles: Kept<readonly StoredArticle[]>
  readonly articleSearches: Kept<FoundArticles>
  readonly categoryWords: Kept<CategoryWords>
  readonly letters: Kept<LetterTexts>
  /** Every item of one kind, wherever it stands: any change of content may add one. */
  readonly items: Kept<SectionItem[]>
  readonly previewToken: { value: string | undefined }
}

export function createContentMemory(changes: Changes): ContentMemory {
  const memory = {
    pages: new Kept<Page | undefined>(),
    menus: new Kept<MegaMenu | undefined>(),
    footers: new Kept<Footer | undefined>(),
    fragments: new Kept<{ name: string; items: SectionItem[] } | undefined>(),
    popUps: new Kept<PopUp[]>(),
    promoBars: new Kept<PromoBar | undefined>(),
    articles: new Kept<readonly StoredArticle[]>(),
    articleSearches: new Kept<FoundArticles>(),
    categoryWords: new Kept<CategoryWords>(),
    letters: new Kept<LetterTexts>(),
    items: new Kept<SectionItem[]>(),
  }
  const kept = Object.values(memory)
  changes.subscribe(tag => {
    // Names and addresses of categories are written into menus and pages.
    const wide = tag === undefined || idInTag('category', tag) !== undefined
    for (const each of kept) each.drop(wide ? undefined : tag)
    if (tag !== undefined && idInTag('content', tag) !== undefined) memory.items.drop(undefined)
  })
  return { ...memory, previewToken: { value: undefined } }
}
