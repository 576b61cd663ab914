import { type PagePath } from '#domain/sites/shop-urls.ts'
import type { ComponentType } from 'react'
import type { PageVisit } from '#contract/web.ts'
import type { ChangeTag } from '#domain/sites/change-tags.ts'

export type Params = Readonly<Record<string, string>>

export type Head = {
  /** Of the page alone; the document adds whose it is. */
  title: string
  description?: string
  /** Path of the page's one true address, in this locale. */
  canonical?: string
  /**
   * The same page in other locales: path by locale. Left out where every locale has it at the same path. False where the
   * sitemap says it instead: slugs differ by language, and not every locale has every page.
   */
  alternates?: Readonly<Record<string, string>> | false
  robots?: string
  image?: string
  jsonLd?: readonly object[]
  /** The picture that is the largest thing on screen; fetched first. */
  lcpImage?: { src: string; srcSet?: string; sizes?: string }
}

/**
 * What of its query a shared page shows, and with what in the query it is not shared after all. Whatever else an address
 * carries, strangers' pages do not see.
 */
type SharedBy = { readonly asks: readonly string[]; readonly notWith?: readonly string[] }

/** The whole shop; the shop around a form, which then is the only one; what helps to finish an order; or nothing, for tools. */
export type Around = 'shop' | 'form' | 'checkout' | 'nothing'

export type PageDefinition<Data> = {
  path: PagePath
  load: (visit: PageVisit, params: Params) => Promise<Data>
  head: (data: Data, visit: PageVisit) => Head
  View: ComponentType<{ data: Data; visit: PageVisit }>
  /** What the page is made of; a change of any of it drops the page from every cache. */
  tags?: (data: Data) => readonly ChangeTag[]
  /** Of pages that are the same for every stranger. The others are rendered for each visit. */
  shared?: SharedBy
  status?: (data: Data) => number
  /** Where a posted form of this page goes, by its field `_action`. Redirects when done; what it returns is shown. */
  actions?: Readonly<Record<string, Action>>
  /** What stands around it, unless it is the whole shop. */
  around?: Around
  /** How wide it is, unless as wide as the shop: what editors write below it begins at the same edge. */
  width?: 'text' | 'form' | 'checkout'
}

/** Does what a form asks, then says where to go on. */
export type Action = (visit: PageVisit, params: Params) => Promise<string>

/** A page whose data type nobody outside needs to know. */
export type Page = {
  path: PagePath
  shared: SharedBy | undefined
  actions: Readonly<Record<string, Action>>
  around: Around
  prepare: (visit: PageVisit, params: Params) => Promise<Prepared>
}

export type Prepared = { head: Head; status: number; tags: readonly ChangeTag[]; render: () => React.ReactNode }
