/** What waits is counted no further: a thousand and more are all too many. */
export const MOST_COUNTED = 1000
