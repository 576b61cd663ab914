/** Decided variants travel in a cookie, so that the next page is rendered with them and shared by all who got the same. */
export const VARIANTS_COOKIE = 'cairn_variants'

/** `home-hero:2-weather.story:1-trail` */
export const formatVariants = (variants: readonly (readonly [experience: string, variant: string])[]): string =>
  variants.map(pair => pair.join(':')).join('.')

export function parseVariants(cookie: string | undefined): ReadonlyMap<string, string> {
  const pairs = readable(cookie ?? '')
    .split('.')
    .flatMap(pair => {
      const [experience, variant] = pair.split(':')
      return experience && variant ? [[experience, variant] as const] : []
    })
  return new Map(pairs)
}

/** A cookie is whatever a browser sends. */
function readable(cookie: string): string {
  try {
    return decodeURIComponent(cookie)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
