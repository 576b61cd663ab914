/** `home-hero:2-weather.story:1-trail` */
export const formatVariants = (variants: readonly (readonly [experience: string, variant: string])[]): string =>
  variants.map(pair => pair.map(written).join(':')).join('.')

/** Names may hold what parts them here. */
const written = (name: string): string => name.replaceAll('~', '~0').replaceAll('.', '~1').replaceAll(':', '~2')
const named = (text: string): string => text.replaceAll('~2', ':').replaceAll('~1', '.').replaceAll('~0', '~')

export function parseVariants(cookie: string | undefined): ReadonlyMap<string, string> {
  const pairs = readable(cookie ?? '')
    .split('.')
    .flatMap(pair => {
      const [experience, variant] = pair.split(':').map(named)
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
