import { labelled } from '#domain/sites/labelled.ts'
import type { PageVisit } from '#contract/web.ts'
import { isIn } from '#domain/sites/path-locales.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { STORE_COOKIE } from '#domain/sites/cookies.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import type { FoundPoint, FoundStore } from '#web/store-locator/place-entry.tsx'
import { PointList, StoreList } from '#web/store-locator/store-list.tsx'
import { StoreMap } from '#web/store-locator/store-map.tsx'
import type { Position } from '#domain/address/distance.ts'
import { clampQuantity } from '#domain/cart/quantities.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

type Asked = { query: string; itemId: string; sku: string; qty: number; listing: string }
type Found = { kind: 'stores'; places: readonly FoundStore[] } | { kind: 'points'; places: readonly FoundPoint[] }
type Data = Asked & Found & { origin: (Position & { label: string }) | undefined }

const RADIUS_KM = 300
const MOST = 40
const YEAR_S = 365 * 24 * 60 * 60

/** Stores or collection points, all of the country or those near a place. With an item of the cart: where to send it. */
export const storeLocatorPage = page<Data>({
  path: '/store-locator',
  load: async visit => {
    return search(visit)
  },
  head: (data, visit) => {
    const { t } = createI18n(visit.locale, catalogues[visit.language])
    const place = t(data.kind === 'points' ? 'stores.points' : 'stores.title')
    // What a search found is the first that is heard of its page.
    const title = data.query
      ? labelled(data.places.length === 0 ? noneText(t, data) : foundText(t, data), place, visit.language)
      : place
    return { title, description: t('stores.intro') }
  },
  actions: {
    /** Remembers the store, and goes back to the listing filtered by it. */
    async choose({ form, url, locale, site, setCookie }) {
      const storeId = /^\d{1,8}$/.exec(form.get('storeId') ?? '')?.[0]
      const listing = listingIn(form.get('for') ?? '', locale)
      if (storeId === undefined || listing === '') return url.pathname
      const name = (form.get('name') ?? '').replaceAll('|', ' ').slice(0, 60)
      setCookie(STORE_COOKIE, `${storeId}|${name}|${site.country}`, { maxAge: YEAR_S })
      const target = new URL(listing, url)
      target.searchParams.set('store', storeId)
      return target.pathname + target.search
    },
  },
  View: StoreLocatorView,
})

async function search({ call, url, locale }: PageVisit): Promise<Data> {
  const asked = (name: string) => url.searchParams.get(name)?.trim().slice(0, 100) ?? ''
  const listing = listingIn(url.searchParams.get('for') ?? '', locale)
  const query = asked('q')
  const sku = asked('sku')
  const wish = { query, itemId: asked('item'), sku, qty: clampQuantity(Number(asked('qty'))), listing }
  const where = { ...(query ? { query } : positionIn(url.searchParams)), radius: RADIUS_KM, count: MOST }
  if (asked('find') === 'points') {
    const { collectionPoints, origin } = await call('stores.collectionPoints', { body: where })
    return { kind: 'points', places: collectionPoints, origin, ...wish }
  }
  const { stores, origin } = await call('stores.search', { body: { ...where, ...(sku && { skus: [sku] }) } })
  return { kind: 'stores', places: stores, origin, ...wish }
}

/** The listing somebody came from; an address that is none of ours is none. */
const listingIn = (address: string, locale: Locale): string =>
  /^\/[\w-]+\/(?:c\/|search(?:\?|$))/.test(address) && isIn(locale, address) ? address : ''

/** Where the shopper is, as the button for it wrote into the address; anything else is nowhere. */
function positionIn(query: URLSearchParams): Position | undefined {
  if (!query.has('lat') || !query.has('lng')) return undefined
  const [latitude, longitude] = [Number(query.get('lat')), Number(query.get('lng'))]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

function StoreLocatorView({ data, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const { kind, origin, query, itemId, sku, qty, listing } = data
  const item = itemId ? { itemId, qty, cart: shopUrl(visit.locale, '/cart') } : undefined
  const points = kind === 'points'
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <Heading level={1} size="xl">
        {t(points ? 'stores.points' : 'stores.title')}
      </Heading>
      {!points && (
        <Text quiet className="mt-3">
          {t('stores.intro')}
        </Text>
      )}
      <search className="mt-6 block max-w-form">
        <form noValidate className="grid grid-cols-[1fr_auto] items-end gap-3">
          {itemId && <input type="hidden" name="item" value={itemId} />}
          {sku && <input type="hidden" name="sku" value={sku} />}
          {itemId && <input type="hidden" name="qty" value={qty} />}
          {listing && <input type="hidden" name="for" value={listing} />}
          {points && <input type="hidden" name="find" value="points" />}
          <TextField
            name="q"
            label={t('stores.where')}
            defaultValue={query}
            enterKeyHint="search"
            required
            maxLength={100}
          />
          <button className={buttonLook({ look: 'secondary' })}>{t('stores.search')}</button>
        </form>
        <Island name="use-position" wake="interaction" props={{}} />
      </search>
      {data.places.length === 0 ? (
        <EmptyState title={noneText(t, data)} seed={9}>
          {t('stores.noneText')}
        </EmptyState>
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-[26rem_1fr]">
          <div className="lg:order-last lg:sticky lg:top-24 lg:self-start">
            <StoreMap places={marksOf(data)} origin={origin} listId="found" />
          </div>
          <div id="found" tabIndex={-1} className="outline-none">
            <p className="mb-3 font-semibold">{foundText(t, data)}</p>
            {data.kind === 'points' ? (
              <PointList points={data.places} item={item} />
            ) : (
              <StoreList stores={data.places} item={item} listing={listing} />
            )}
          </div>
        </div>
      )}
    </Container>
  )
}

const noneText = (t: ReturnType<typeof useT>, { kind }: Data): string =>
  t(kind === 'points' ? 'stores.nonePoints' : 'stores.none')

function foundText(t: ReturnType<typeof useT>, { kind, places, origin }: Data): string {
  if (origin?.label) return t(kind === 'points' ? 'stores.pointsNear' : 'stores.near', { place: origin.label })
  return t(kind === 'points' ? 'stores.allPoints' : 'stores.all', { count: places.length })
}

const marksOf = (found: Found) =>
  found.kind === 'points'
    ? found.places.map(point => ({ ...point, id: point.collectionPointId, town: point.address.city }))
    : found.places.map(store => ({ ...store, id: store.storeId, town: store.address.city }))
