import { z } from 'zod'
import { actionFields, Alignment, itemFields, mediaFields, overlayFields, textFields } from './content-fields.ts'
import { RecommendedProduct } from './content-commerce.ts'
import { Colour, ResponsiveMedia } from './content-media.ts'
import { ProductId } from '../fields.ts'

const story = { ...textFields, ...mediaFields, ...actionFields }

export const Hero = z.object({ ...itemFields('hero'), ...story, ...overlayFields }).meta({ id: 'HeroSection' })

export const HeroBlockBelow = z
  .object({ ...itemFields('hero-block-below'), ...story, blockAlignment: Alignment.default('left') })
  .meta({ id: 'HeroBlockBelowSection', description: 'The text stands in a block under the media.' })

export const HeroProductOverlay = z
  .object({
    ...itemFields('hero-product-overlay'),
    ...story,
    ...overlayFields,
    productIds: z.array(ProductId).max(6).default([]),
    recommendedProducts: z
      .array(RecommendedProduct)
      .max(6)
      .default([])
      .describe('The products of productIds, filled in.'),
  })
  .meta({ id: 'HeroProductOverlaySection', description: 'Products lie on the media.' })

export const BannerImage = z
  .object({ ...itemFields('banner-image'), ...story, ...overlayFields })
  .meta({ id: 'BannerImageSection' })

export const BannerSplit = z
  .object({
    ...itemFields('banner-split'),
    ...story,
    imageWidth: z
      .union([z.literal(60), z.literal(50), z.literal(40)])
      .default(50)
      .describe('Percent from md up.'),
    imagePosition: z.enum(['left', 'right']).default('left'),
    verticalAlignment: z.enum(['top', 'middle', 'bottom']).default('middle'),
  })
  .meta({ id: 'BannerSplitSection', description: 'Media on one side, text on the other.' })

export const BannerThin = z
  .object({ ...itemFields('banner-thin'), ...story })
  .meta({ id: 'BannerThinSection', description: 'One line of text and one action.' })

export const BannerBlockBelow = z
  .object({ ...itemFields('banner-block-below'), ...story, blockAlignment: Alignment.default('left') })
  .meta({ id: 'BannerBlockBelowSection' })

export const BannerOverlay = z
  .object({
    ...itemFields('banner-overlay'),
    ...story,
    ...overlayFields,
    overlayColor: Colour.optional().describe('Ground of the panel that lies on the media.'),
    overlayMedia: ResponsiveMedia.optional().describe('Shown inside the panel.'),
  })
  .meta({ id: 'BannerOverlaySection' })

export const HEROES = [
  BannerImage,
  BannerSplit,
  BannerThin,
  BannerBlockBelow,
  BannerOverlay,
  Hero,
  HeroBlockBelow,
  HeroProductOverlay,
] as const
