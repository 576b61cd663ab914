import type { ArticleSummary, Footer, MegaMenu, Page } from '#contract/content.entities.ts'
import type { SectionItem } from '#contract/content-sections.ts'
import type { PopUp, PromoBar } from '#contract/content-notices.ts'
import type { Changes } from '../db/changes.ts'
import type { CategoryWords } from './fill-placeholders.ts'

const MOST_ENTRIES = 5000

/** Values kept by key until a tag of theirs changes. Loading is shared by whoever asks meanwhile. */
export class Kept<T> {
  #values = new Map<string, { value: Promise<T>; tags: readonly string[] }>()

  get(key: string, tags: readonly string[], load: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key)
    if (kept) return kept.value
    const entry = { value: load(), tags }
    this.#values.set(key, entry)
    this.#forgetOldest()
    entry.value.catch(() => {
      if (this.#values.get(key) === entry) this.#values.delete(key)
    })
    return entry.value
  }

  /** Slugs come from outside: what nobody wrote must not fill the memory. */
  #forgetOldest(): void {
    if (this.#values.size <= MOST_ENTRIES) return
    for (const key of this.#values.keys()) return void this.#values.delete(key)
  }

  drop(tag: string | undefined): void {
    for (const [key, { tags }] of this.#values) if (tag === undefined || tags.includes(tag)) this.#values.delete(key)
  }
}

export type StoredArticle = ArticleSummary & { readonly slug: string; readonly text: string; readonly category: string }

/** Parsed content by slug and locale. Every page shows menu and footer: they cost no query. */
export type ContentMemory = {
  readonly pages: Kept<Page | undefined>
  readonly menus: Kept<MegaMenu | undefined>
  readonly footers: Kept<Footer | undefined>
  readonly fragments: Kept<{ name: string; items: SectionItem[] } | undefined>
  readonly popUps: Kept<PopUp[]>
  readonly promoBars: Kept<PromoBar | undefined>
  readonly articles: Kept<readonly StoredArticle[]>
  readonly categoryWords: Kept<CategoryWords>
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
    categoryWords: new Kept<CategoryWords>(),
  }
  const kept = Object.values(memory)
  changes.subscribe(tag => {
    // Names and addresses of categories are written into menus and pages.
    const wide = tag === undefined || tag.startsWith('category:')
    for (const each of kept) each.drop(wide ? undefined : tag)
  })
  return { ...memory, previewToken: { value: undefined } }
}
