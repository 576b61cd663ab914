/** What shows one: a colour, a page as it is out, or one as somebody is writing it. */
export const USE_KINDS = ['colour', 'content', 'working'] as const

/** Where a list of uses goes on: after this one. */
export const USE_PLACE = /^(colour|content|working)~([^]+)~([^~]*)$/

/** What the library can be narrowed to. */
export const ASSET_SELECTIONS = ['pictures', 'films', 'ending', 'expired'] as const
