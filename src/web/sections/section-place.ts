import type { ContentSearchResult } from '#contract/content/content.ts'
import type { Hosted } from '#contract/web.ts'
import type { SocialMedia } from '#contract/social/social.entities.ts'
import type { SectionItem, SectionOf } from '#contract/content/content-sections.ts'
import type { SectionType } from '#contract/content/content-section-types.ts'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'

/** Where a section stands: what it may know besides its own content. */
export type SectionPlace = {
  readonly path: string
  readonly today: string
  readonly hosted: Hosted
  /** The first items of the page are on screen at once: their pictures are fetched first. */
  readonly first: boolean
  /** Which tags and how many articles the address asks for. */
  readonly articlesAsked: string
  readonly articles: ReadonlyMap<string, z.output<typeof ContentSearchResult>>
  /** Shows an item inside another one. */
  readonly renderItem: (item: SectionItem) => ReactNode
  readonly pictures: ReadonlyMap<string, readonly SocialMedia[]>
}

export type SectionView<T extends SectionType> = ComponentType<{ item: SectionOf<T>; place: SectionPlace }>

export type Entry<T extends SectionType> = {
  readonly View: SectionView<T>
  /** Runs from edge to edge unless the item says otherwise. */
  readonly bleeds?: boolean
  /** Takes a good part of a screen: below the first one it may be laid out late. */
  readonly tall?: boolean
  /** Shows other items. They are kept one by one, it is not. */
  readonly holds?: boolean
}

/** Kinds of sections that one file shows. */
export type Entries = { readonly [T in SectionType]?: Entry<T> }
