import { z } from 'zod'
import {
  actionFields,
  itemFields,
  mediaFields,
  RichText,
  ShortText,
  Spacing,
  textFields,
  titleFields,
} from './content-fields.ts'
import { perBreakpoint, ResponsiveMedia, ResponsiveVideo } from './content-media.ts'

export const PictureSection = z
  .object({ ...itemFields('picture'), ...mediaFields, media: ResponsiveMedia })
  .meta({ id: 'PictureSection' })

const videoFields = {
  ...titleFields,
  media: ResponsiveVideo,
  cloudinaryAsset: z
    .object({ cloudName: z.string().max(100).default(''), publicId: z.string().max(200).default('') })
    .optional()
    .describe('Names the film at the hosted player; both parts are needed for it.'),
  duration: z.number().min(0).describe('Seconds. The hosted player is for films over 30 seconds.'),
  playerSettings: z
    .object({
      autoplay: z.boolean().default(false),
      hideControls: z.boolean().default(false),
      loop: z.boolean().default(false),
      muted: z.boolean().default(true),
    })
    .prefault({}),
  seoTitle: z.string().max(120).optional(),
  seoDescription: z.string().max(500).optional(),
}

export const Video = z.object({ ...itemFields('video'), ...videoFields }).meta({ id: 'VideoSection' })

export const VideoPlayer = z
  .object({ ...itemFields('video-player'), ...videoFields })
  .meta({ id: 'VideoPlayerSection', description: 'A film with the hosted player, where its conditions hold.' })

export const RichTextSection = z
  .object({ ...itemFields('rich-text'), ...textFields, ...actionFields, richText: RichText.min(1) })
  .meta({ id: 'RichTextSection' })

export const Accordions = z
  .object({
    ...itemFields('accordions'),
    ...titleFields,
    accordions: z
      .array(z.object({ title: ShortText, richText: RichText.min(1) }))
      .min(1)
      .max(60),
    iconsStyle: z.enum(['chevron', 'plus']).default('chevron').describe('A plus turns into a minus when open.'),
    style: z.enum(['default', 'compact']).default('default'),
  })
  .meta({ id: 'AccordionsSection' })

export const Spacer = z
  .object({
    ...itemFields('spacer'),
    heights: perBreakpoint(Spacing).default({ sm: 'md', md: 'lg', lg: 'lg' }),
    divider: z.boolean().default(false).describe('A hairline in the middle.'),
  })
  .meta({ id: 'SpacerSection' })

export const UgcGallery = z
  .object({
    ...itemFields('ugc-gallery'),
    ...titleFields,
    containerId: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,79}$/),
    filter: z
      .string()
      .max(300)
      .default('')
      .describe('Which pictures: {productId} and {category} stand for those of the page.'),
    titleRule: z
      .enum(['always', 'not-on-customs-or-product'])
      .default('always')
      .describe('Where the title and subtitle are shown.'),
    limit: z.int().min(1).max(48).default(12),
  })
  .meta({ id: 'UgcGallerySection' })

export const ArticleGrid = z
  .object({
    ...itemFields('article-grid'),
    ...titleFields,
    rowsToLoad: z.int().min(1).max(12).default(1),
    gridSize: z
      .object({
        sm: z.int().min(1).max(6).default(3),
        md: z.int().min(1).max(6).default(3),
        lg: z.int().min(1).max(6).default(4),
      })
      .prefault({})
      .describe('Columns by width. The first page holds rowsToLoad times the columns of sm.'),
    initialQuery: z
      .object({ tagId: z.array(z.string().max(80)).max(20).default([]), category: z.string().max(80).optional() })
      .prefault({}),
    initialQueryNotFiltered: z.boolean().default(false).describe("The initial query's tags are not shown as filters."),
    leadStory: z
      .boolean()
      .default(false)
      .describe('The first article takes two columns and two rows, except on phones.'),
    showFilterBar: z.boolean().default(true),
    loadMore: z.boolean().default(true),
    hidePageDate: z.boolean().default(false),
  })
  .meta({ id: 'ArticleGridSection' })

export const STORIES = [
  PictureSection,
  Video,
  Accordions,
  RichTextSection,
  UgcGallery,
  VideoPlayer,
  Spacer,
  ArticleGrid,
] as const
