export const CDNS = ['off', 'varnish', 'fastly', 'cloudflare', 'cloudfront'] as const
export type CdnName = (typeof CDNS)[number]
