import { z } from 'zod'
import { LOCALES, SITE_IDS } from '#domain/sites/sites.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { RichText, ShortText, Target } from './content-fields.ts'
import { LinkUrl, Picture, ResponsiveMedia } from './content-media.ts'
import { FooterItem, MegaMenuL1, MegaMenuMobile } from './content-navigation.ts'
import { PopUp, PromoBar } from './content-notices.ts'
import { CategoryId, inCalendar, ProductId } from '../fields.ts'
import { SectionItem } from './content-sections.ts'

export const PageSlug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
  .meta({ id: 'PageSlug', example: 'help/returns/how-to-return' })

export const Section = z
  .object({
    name: z.string().max(100).describe('Its place on the page, such as top, main or grid.'),
    items: z.array(SectionItem),
    lazy: z.boolean().default(false).describe('Rendered when it scrolls into view.'),
  })
  .meta({ id: 'Section' })
export type Section = z.output<typeof Section>

const Seo = z
  .object({
    title: z.string().max(120),
    description: z.string().max(320).default(''),
    canonical: LinkUrl.optional(),
    noIndex: z.boolean().default(false),
    image: Picture.optional(),
  })
  .meta({ id: 'Seo' })

const placed = { siteId: z.enum(SITE_IDS), locale: z.enum(LOCALES) }

const Tag = z.object({ id: z.string().max(80), label: z.string().max(80) }).meta({ id: 'Tag' })

export const ArticleSummary = z
  .object({
    id: z.string().max(100),
    url: LinkUrl,
    title: ShortText,
    eyebrow: z.string().max(100).optional(),
    subtitle: z.string().max(500).optional(),
    picture: Picture.extend({ url: z.string().describe('Address of its default rendition.') }),
    tags: z.array(Tag),
    date: z.iso.date().optional(),
  })
  .meta({ id: 'ArticleSummary' })
export type ArticleSummary = z.output<typeof ArticleSummary>

export const ArticleFields = z
  .object({
    subtitle: z.string().max(500).optional(),
    media: ResponsiveMedia,
    date: z.iso.date().check(inCalendar),
    author: z.string().max(100).optional(),
    tags: z.array(Tag).default([]),
    related: z.array(ArticleSummary).max(LIMITS.relatedArticles).default([]),
  })
  .meta({ id: 'ArticleFields' })

/** What editors write of a page besides its sections. */
export const PageFields = z.object({
  title: ShortText,
  description: z.string().max(500).default('').describe('A page that is unavailable says so here.'),
  seo: Seo,
})

export const Page = z
  .object({
    ...placed,
    id: z.string().max(100),
    slug: PageSlug,
    ...PageFields.shape,
    sections: z.array(Section),
    parentSlug: PageSlug.optional(),
    article: ArticleFields.optional().describe('Present when the page is an article.'),
    publishedAt: z.iso.datetime().optional(),
    updatedAt: z.iso.datetime().optional(),
    isPreview: z.boolean().default(false),
  })
  .meta({ id: 'Page' })
export type Page = z.output<typeof Page>

export const AugmentedPage = Page.extend({
  promoBar: PromoBar.optional().describe('The bar above this page.'),
}).meta({ id: 'AugmentedPage', description: 'A page whose product items are filled in with live products.' })
export type AugmentedPage = z.output<typeof AugmentedPage>

export const CategoryContent = Page.extend({
  categoryId: CategoryId,
}).meta({ id: 'CategoryContent', description: 'Sections above, inside and below the grid of a category.' })

export const ProductContent = Page.extend({
  productId: ProductId,
}).meta({ id: 'ProductContent', description: 'Sections of a product page, beside the product itself.' })

export const PageSummary = z
  .object({
    id: z.string().max(100),
    slug: PageSlug,
    url: LinkUrl,
    title: ShortText,
    description: z.string().max(500).default(''),
    picture: Picture.optional(),
    publishedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'PageSummary' })

export const MegaMenu = z
  .object({ ...placed, items: z.array(MegaMenuL1), mobile: MegaMenuMobile.optional() })
  .meta({ id: 'MegaMenu' })
export type MegaMenu = z.output<typeof MegaMenu>

export const Footer = z
  .object({
    ...placed,
    items: z.array(FooterItem),
    legal: z.array(Target).default([]),
    copyright: RichText.default(''),
  })
  .meta({ id: 'Footer' })
export type Footer = z.output<typeof Footer>

export const Fragment = z
  .object({ id: z.string().max(100), name: z.string().max(200), locale: z.enum(LOCALES), items: z.array(SectionItem) })
  .meta({ id: 'Fragment', description: 'Items kept once and used by several pages.' })

export const PopUpList = z.object({ ...placed, popups: z.array(PopUp) }).meta({ id: 'PopUpList' })
