/** No key is for ever: one that nobody ends does so by itself, and whoever needs it makes another. */
export const LONGEST_KEY_DAYS = 730

/** How long before its end it is told. One that lives no longer than this is known to be short. */
export const KEY_WARNED_DAYS = 7
