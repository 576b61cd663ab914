import { z } from 'zod'
import { collectionFields } from './content-collection.ts'
import {
  actionFields,
  Alignment,
  itemFields,
  RichText,
  ShortText,
  Target,
  textFields,
  titleFields,
} from './content-fields.ts'
import { Colour, perBreakpoint, Picture, ResponsiveMedia } from './content-media.ts'

const CategoryCard = z
  .object({
    title: ShortText,
    titlePosition: z.enum(['middle', 'bottom']).default('bottom'),
    titleColor: Colour.optional(),
    target: Target,
    media: ResponsiveMedia,
  })
  .meta({ id: 'CategoryCard' })

export const CategoryCards = z
  .object({
    ...itemFields('category-cards'),
    ...titleFields,
    ...collectionFields,
    cards: z.array(CategoryCard).min(1).max(24),
  })
  .meta({ id: 'CategoryCardsSection' })

const cardText = {
  title: ShortText,
  subtitle: z.string().max(500).optional(),
  eyebrowText: z.string().max(100).optional(),
  textColor: Colour.optional(),
  backgroundColor: Colour.optional(),
}

const LinkedCard = z
  .object({ ...cardText, media: ResponsiveMedia, target: Target.describe('The whole card leads there.') })
  .meta({ id: 'LinkedCard' })

export const LinkedCards = z
  .object({
    ...itemFields('linked-cards'),
    ...titleFields,
    ...collectionFields,
    cards: z.array(LinkedCard).min(1).max(24),
  })
  .meta({ id: 'LinkedCardsSection' })

const MultiLinkCard = z
  .object({ ...cardText, media: ResponsiveMedia.optional(), targets: z.array(Target).min(1).max(12) })
  .meta({ id: 'MultiLinkCard' })

export const MultiLinkCards = z
  .object({
    ...itemFields('multi-link-cards'),
    ...titleFields,
    ...collectionFields,
    cards: z.array(MultiLinkCard).min(1).max(24),
  })
  .meta({ id: 'MultiLinkCardsSection' })

const IconAndText = z
  .object({
    icon: Picture,
    richText: RichText,
    target: Target.optional(),
    backgroundColor: Colour.optional(),
    textColor: Colour.optional(),
  })
  .meta({ id: 'IconAndText' })

export const IconAndTextCollection = z
  .object({
    ...itemFields('icon-and-text-collection'),
    ...titleFields,
    variant: z.enum(['icon-left', 'icon-above-text', 'one-column']).default('icon-left'),
    iconSize: z.enum(['small', 'medium', 'large']).default('medium'),
    items: z.array(IconAndText).min(1).max(24),
  })
  .meta({ id: 'IconAndTextCollectionSection' })

export const CtaButtons = z
  .object({ ...itemFields('cta-buttons'), ...titleFields, ...actionFields, alignment: Alignment.default('center') })
  .meta({ id: 'CtaButtonsSection' })

const Span = z.int().min(1).max(4)

const CatalogueTile = z
  .object({
    ...textFields,
    position: z.int().min(1).max(1000).describe('The place in the listing it takes, counted from 1.'),
    columns: perBreakpoint(Span).default({ sm: 1 }),
    rows: perBreakpoint(Span).default({ sm: 1 }),
    media: ResponsiveMedia,
    backgroundColor: Colour.optional(),
    target: Target.optional(),
  })
  .meta({ id: 'CatalogueTile' })

export const InlineCatalogueGrid = z
  .object({
    ...itemFields('inline-catalogue-grid'),
    tiles: z.array(CatalogueTile).min(1).max(24),
    hideWhenFiltered: z.boolean().default(true).describe('A shopper who filters wants products only.'),
  })
  .meta({ id: 'InlineCatalogueGridSection', description: 'Editorial tiles between the products of a category.' })

export const CARDS = [
  CategoryCards,
  CtaButtons,
  InlineCatalogueGrid,
  LinkedCards,
  MultiLinkCards,
  IconAndTextCollection,
] as const
