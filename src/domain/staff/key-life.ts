/** No key is for ever: one that nobody ends does so by itself, and whoever needs it makes another. */
export const LONGEST_KEY_DAYS = 730
