import { z } from 'zod'
import { TIMINGS } from '#domain/time/timings.ts'
import { Alignment, itemFields, RichText, ShortText, Target, titleFields } from './content-fields.ts'
import { Colour, Picture, ResponsiveMedia } from './content-media.ts'

export const PromoBarMessage = z
  .object({
    ...itemFields('promo-bar-message'),
    richText: RichText.default('').describe('A message without text is left out.'),
    targets: z.array(Target).max(3).default([]),
    textColor: Colour.default('paper'),
    hoverLinkColor: Colour.default('stone-300'),
    background: Colour.default('forest'),
    clickable: z.boolean().default(false).describe('The whole message leads to its first target.'),
  })
  .meta({ id: 'PromoBarMessageSection' })

export const PromoBar = z
  .object({
    ...itemFields('promo-bar'),
    messages: z.array(PromoBarMessage).max(20).default([]),
    autorotateTime: z.number().min(1).max(60).default(5).describe('Seconds a message stays.'),
    closable: z.boolean().default(false),
  })
  .meta({ id: 'PromoBarSection' })
export type PromoBar = z.output<typeof PromoBar>

export const PopUp = z
  .object({
    ...itemFields('pop-up'),
    delay: z.int().min(0).max(600_000).default(TIMINGS.popUpDelay).describe('Milliseconds before it opens.'),
    title: ShortText,
    minimizedTitle: ShortText.optional(),
    maximizedTitle: ShortText.optional(),
    richText: RichText.optional(),
    media: ResponsiveMedia.optional(),
    logo: Picture.optional(),
    logoSize: z.enum(['small', 'large']).default('small'),
    disclaimer: RichText.optional(),
    targets: z.array(Target).max(4).default([]),
  })
  .meta({
    id: 'PopUpSection',
    description: 'One whose name contains newsletter is counted as Newsletter, any other as Account.',
  })
export type PopUp = z.output<typeof PopUp>

export const BenefitBar = z
  .object({
    ...itemFields('benefit-bar'),
    ...titleFields,
    logo: Picture.optional(),
    backgroundImage: ResponsiveMedia.optional(),
    backgroundColor: Colour.optional(),
    infoIcon: z
      .object({ label: ShortText, richText: RichText })
      .optional()
      .describe('Opens the small print of the benefit.'),
    targets: z.array(Target).max(4).default([]),
    showCloseButton: z.boolean().default(false),
    alignment: Alignment.default('center'),
  })
  .meta({ id: 'BenefitBarSection' })

export const NOTICES = [BenefitBar, PromoBar, PromoBarMessage, PopUp] as const
