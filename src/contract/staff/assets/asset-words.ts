/** What shows one: a colour, a page as it is out, or one as somebody is writing it. */
export const USE_KINDS = ['colour', 'content', 'working'] as const

/** What the library can be narrowed to. */
export const ASSET_SELECTIONS = ['pictures', 'films', 'ending', 'expired'] as const
