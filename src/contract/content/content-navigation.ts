import { z } from 'zod'
import { Alignment, itemFields, RichText, ShortText, Target } from './content-fields.ts'
import { Colour, perBreakpoint, Picture, ResponsiveMedia } from './content-media.ts'

export const MegaMenuL3 = z
  .object({ ...itemFields('mega-menu-l3'), title: ShortText, target: Target, badge: z.string().max(30).optional() })
  .meta({ id: 'MegaMenuL3Section' })

export const MegaMenuL2 = z
  .object({
    ...itemFields('mega-menu-l2'),
    title: ShortText,
    target: Target.optional().describe('Absent when the title only heads its links.'),
    children: z.array(MegaMenuL3).max(40).default([]),
  })
  .meta({ id: 'MegaMenuL2Section' })

export const MegaMenuVisualSelector = z
  .object({ ...itemFields('mega-menu-visual-selector'), mediaObject: Picture, title: ShortText, target: Target })
  .meta({ id: 'MegaMenuVisualSelectorSection' })

export const MegaMenuBanner = z
  .object({
    ...itemFields('mega-menu-banner'),
    title: ShortText,
    subtitle: z.string().max(300).optional(),
    titleColor: Colour.optional(),
    media: ResponsiveMedia,
    target: Target,
  })
  .meta({ id: 'MegaMenuBannerSection' })

export const MegaMenuL1 = z
  .object({
    ...itemFields('mega-menu-l1'),
    title: ShortText,
    target: Target,
    columns: z
      .array(z.object({ children: z.array(MegaMenuL2).max(12) }))
      .max(6)
      .default([]),
    menuBanner: MegaMenuBanner.optional(),
    visualSelectors: z.array(MegaMenuVisualSelector).max(12).default([]),
    visualSelectorsTitle: z.string().max(100).optional(),
    menuIcon: Picture.optional(),
    menuStyle: z.enum(['default', 'highlight', 'sale']).default('default'),
    titleVisibility: z.enum(['visible', 'icon-only']).default('visible'),
    hideShopAll: perBreakpoint(z.boolean()).default({}),
    overrideShopAll: Target.optional().describe("Stands in place of the link 'Shop all'."),
  })
  .meta({ id: 'MegaMenuL1Section' })

export const MegaMenuMobile = z
  .object({
    ...itemFields('mega-menu-mobile'),
    title: ShortText,
    items: z.array(MegaMenuL1).max(16).default([]).describe('Empty: the entries of the wide menu are used.'),
    targets: z.array(Target).max(12).default([]).describe('Links under the entries: stores, help, orders.'),
    banner: MegaMenuBanner.optional(),
  })
  .meta({ id: 'MegaMenuMobileSection' })

export const SecondaryNav = z
  .object({
    ...itemFields('secondary-nav'),
    title: ShortText.optional(),
    targets: z.array(Target).min(1).max(24),
    divider: z.boolean().default(false),
    alignment: Alignment.default('left'),
  })
  .meta({ id: 'SecondaryNavSection' })

export const FooterItem = z
  .object({
    ...itemFields('footer-item'),
    title: ShortText,
    kind: z.enum(['links', 'newsletter', 'social', 'legal']).default('links'),
    subtitle: z.string().max(300).optional().describe('The subheading of the newsletter form.'),
    richText: RichText.optional().describe('The policy of the newsletter form, or the small print.'),
    logo: Picture.optional(),
    targets: z.array(Target).max(24).default([]),
  })
  .meta({ id: 'FooterItemSection' })

export const Anchor = z
  .object({
    ...itemFields('anchor'),
    anchorName: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_-]{0,79}$/)
      .describe('The id other links jump to.'),
  })
  .meta({ id: 'AnchorSection' })

export const NAVIGATION = [
  MegaMenuL1,
  MegaMenuL2,
  MegaMenuL3,
  MegaMenuMobile,
  MegaMenuBanner,
  MegaMenuVisualSelector,
  SecondaryNav,
  FooterItem,
  Anchor,
] as const
