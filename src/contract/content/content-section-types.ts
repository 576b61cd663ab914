/** Every kind of content a page can be built from. All else about kinds is derived from this list. */
export const SECTION_TYPES = [
  'picture',
  'video',
  'personalisation-experience',
  'accordions',
  'banner-image',
  'banner-split',
  'banner-thin',
  'banner-block-below',
  'banner-overlay',
  'carousel',
  'benefit-bar',
  'product-recommendations',
  'product-recommendations-widget',
  'product-upsell',
  'promo-bar',
  'promo-bar-message',
  'rich-text',
  'mega-menu-l1',
  'mega-menu-l2',
  'mega-menu-l3',
  'mega-menu-mobile',
  'mega-menu-banner',
  'mega-menu-visual-selector',
  'pop-up',
  'secondary-nav',
  'ugc-gallery',
  'video-player',
  'spacer',
  'filter-by',
  'hero',
  'hero-block-below',
  'hero-product-overlay',
  'category-cards',
  'cta-buttons',
  'event-collection',
  'footer-item',
  'inline-catalogue-grid',
  'linked-cards',
  'multi-link-cards',
  'icon-and-text-collection',
  'anchor',
  'article-grid',
  'event-sign-up-form',
  'segmentation',
  'experiment',
] as const

export type SectionType = (typeof SECTION_TYPES)[number]

type PreviewExcluded = `promo-bar${string}` | `mega-menu${string}`
export type PreviewableType = Exclude<SectionType, PreviewExcluded>

const isPreviewable = (type: SectionType): type is PreviewableType =>
  !type.startsWith('promo-bar') && !type.startsWith('mega-menu')

/** What the preview tool can show: promo bars and menus only make sense in their place on a page. */
export const PREVIEWABLE_TYPES: readonly PreviewableType[] = SECTION_TYPES.filter(isPreviewable)
