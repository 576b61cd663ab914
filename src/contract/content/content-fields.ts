import { z } from 'zod'
import { Breakpoint, Colour, LinkUrl, perBreakpoint, Picture, ResponsiveMedia } from './content-media.ts'
import { SPACINGS, TARGET_STYLES, TITLE_STYLES } from './content-tokens.ts'
import type { SectionType } from './content-section-types.ts'

export const ShortText = z.string().trim().min(1).max(200)
export const RichText = z.string().max(50_000).meta({
  id: 'RichText',
  description: 'HTML of an editor, limited to text, links, lists, tables and pictures; sanitised before it is stored.',
})

export const Target = z
  .object({
    text: ShortText,
    url: LinkUrl,
    targetAttribute: z.enum(['_self', '_blank']).default('_self'),
    style: z.enum(TARGET_STYLES).default('primary'),
    size: z.enum(['small', 'medium', 'large']).default('medium'),
    ariaLabel: z.string().max(200).optional().describe('Spoken instead of the text where that says too little.'),
  })
  .meta({ id: 'Target', description: 'A call to action.' })
export type Target = z.output<typeof Target>

export const Spacing = z.enum(SPACINGS).describe('0, 8, 16, 32, 64 or 96 px.')

export const Alignment = z.enum(['left', 'center', 'right'])

const TrackingEvent = z
  .object({ event: ShortText, category: z.string().max(100).optional(), label: z.string().max(200).optional() })
  .meta({ id: 'TrackingEvent', description: 'Pushed to the data layer when the item is clicked.' })

const PromotionTracking = z
  .object({
    promotionId: ShortText,
    promotionName: ShortText,
    creative: z.string().max(100).optional(),
    position: z.string().max(100).optional(),
  })
  .meta({ id: 'PromotionTracking', description: 'Names the promotion in impression and click events.' })

/** What every item carries, whatever it shows. */
export const itemFields = <const T extends SectionType>(type: T) => ({
  id: z.string().min(1).max(100),
  type: z.literal(type),
  name: z.string().max(200).default('').describe("The editor's name for it. Some words in it steer the display."),
  bottomMargins: perBreakpoint(Spacing).optional(),
  hideOnBreakpoint: z.array(Breakpoint).optional(),
  isFullWidth: z.boolean().optional(),
  isSticky: z.boolean().optional().describe('Sticks to the top while the page scrolls.'),
  experienceId: z.string().max(100).optional().describe('The experience this item is counted in.'),
  trackingEvent: TrackingEvent.optional(),
})

const TitleStyle = z.enum(TITLE_STYLES)

export const titleFields = {
  title: ShortText.optional(),
  titleColor: Colour.optional(),
  titleStyle: TitleStyle.default('lg'),
  titleH1: z.boolean().optional().describe('The title is the heading of the page.'),
  hideTitle: z.boolean().optional().describe('The title is spoken but not seen.'),
  subtitle: z.string().max(500).optional(),
  subtitleColor: Colour.optional(),
  subtitleStyle: TitleStyle.default('sm'),
}

export const textFields = {
  ...titleFields,
  richText: RichText.optional(),
  richTextColor: Colour.optional(),
  richTextBelowTargets: RichText.optional().describe('Small print under the buttons.'),
  eyebrowText: z.string().max(100).optional(),
  eyebrowLogo: Picture.optional(),
  overline: z.string().max(100).optional().describe('A line above all others, such as a season.'),
  textAlignment: Alignment.default('left'),
}

export const actionFields = {
  targets: z.array(Target).max(12).default([]),
  linkType: z.enum(['CTA', 'Text-Link', 'No-CTA']).default('CTA').describe('How the links are shown, if at all.'),
  equalTargetSize: z.boolean().optional().describe('All buttons are as wide as the widest.'),
  promotionTracking: PromotionTracking.optional(),
}

export const mediaFields = {
  media: ResponsiveMedia.optional(),
  mediaList: z.array(ResponsiveMedia).max(12).default([]).describe('Further media, shown beside the first.'),
  mediaTarget: Target.optional().describe('Where a click on the media leads.'),
  backgroundColor: Colour.optional(),
  backdrop: z.enum(['none', 'light', 'dark']).default('none').describe('A veil behind text that lies on media.'),
  gradientStyle: z.enum(['full', 'focused', 'off']).default('off').describe('How far it reaches over the media.'),
  gradientTone: z.enum(['light', 'dark']).default('dark'),
  gradientBreakpoints: z.array(Breakpoint).default(['sm', 'md', 'lg']),
  captionText: z.string().max(300).optional(),
  captionColor: Colour.optional(),
  captionPosition: z.enum(['top', 'bottom', 'off']).default('off'),
  isFullHeight: z.boolean().optional(),
}

export const overlayFields = {
  overlayWidth: z.enum(['xs', 'sm', 'md', 'lg']).default('md').describe('Width of the text that lies on the media.'),
  horizontalAlignment: Alignment.default('left'),
  verticalAlignment: z.enum(['top', 'middle', 'bottom']).default('bottom'),
}
