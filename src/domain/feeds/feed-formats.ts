/** Shopping services that a feed is written for. */
export const FEED_FORMATS = ['google', 'meta'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
