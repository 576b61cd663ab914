import { addressOfContent } from '#domain/content/content-address.ts'
import { addressOfPlace, type Place } from '#domain/content/walked-places.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../calls/call.ts'
import { variantsOf } from '../audience.tsx'
import { useAllContent } from '../use-all-content.ts'

const WITHOUT_PLACE = new Set(['letter', 'fragment', 'popups', 'menu', 'footer', 'promo-bar', 'labels'])

/** Which variants of tests stand on the page at a place; none where no editor writes it. */
export function useVariantsOn(place: Place): readonly string[] {
  const address = addressOfPlace({ ...place, query: '' })
  const slug = useAllContent({}).find(
    row => !WITHOUT_PLACE.has(row.kind) && addressOfContent(row.slug, place.locale) === address,
  )?.slug
  const read = useQuery({
    queryKey: ['content.read', { params: { slug } }],
    queryFn: () => call('content.read', { params: { slug: slug ?? '' } }),
    enabled: slug !== undefined,
  })
  return variantsOf({ layers: read.data?.layers.map(({ body }) => body) ?? [] })
}
