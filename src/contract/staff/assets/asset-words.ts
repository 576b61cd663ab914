/** What the library can be narrowed to. */
export const ASSET_SELECTIONS = ['pictures', 'films', 'ending', 'expired'] as const
