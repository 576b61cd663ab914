/** Where a style stands: its dates and whether somebody hides it decide. */
export const STYLE_STATES = ['active', 'upcoming', 'withdrawn', 'hidden'] as const
export type StyleState = (typeof STYLE_STATES)[number]

/** Those that every shop has; others are words of its own. */
export const GENDERS = ['women', 'men', 'kids', 'unisex'] as const

/** Filters whose values have names in the shop's own words. */
export const LABELLED_FACETS = ['gender', 'brand', 'width', 'activity', 'feature', 'colour'] as const

/** Of its colours: one without any picture, or one that is only drawn. */
export const PICTURE_GAPS = ['none', 'drawn'] as const
export type PictureGap = (typeof PICTURE_GAPS)[number]

export const STYLE_SORTS = ['name', '-name', 'launched', '-launched', 'changed', '-changed'] as const
export type StyleSort = (typeof STYLE_SORTS)[number]

/** What a style may lack for a locale. */
export const STYLE_GAPS = ['sizes', 'price', 'picture', 'name', 'description', 'colour-name'] as const
export type StyleGap = (typeof STYLE_GAPS)[number]
/** Without these nobody there can buy it; the rest is shown in English, or without a picture. */
export const STOPS_SALES: readonly StyleGap[] = ['sizes', 'price']
