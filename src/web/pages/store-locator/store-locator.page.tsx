import type { Output } from '#contract/endpoint.ts'
import type { stores as storeCalls } from '#contract/stores.ts'
import type { PageVisit } from '#contract/web.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { StoreList } from '#web/store-locator/store-list.tsx'
import { StoreMap } from '#web/store-locator/store-map.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

type Data = Output<typeof storeCalls.search> & { query: string; itemId: string; sku: string }

const RADIUS_KM = 300
const MOST = 40

/** Every store of the country, or those near a place. With an item of the cart it is where to pick it up. */
export const storeLocatorPage = page<Data>({
  path: '/:locale/store-locator',
  load: async ({ call, url }) => {
    const asked = (name: string) => url.searchParams.get(name)?.trim().slice(0, 100) ?? ''
    const [query, itemId, sku] = [asked('q'), asked('item'), asked('sku')]
    const body = { ...(query && { query }), ...(sku && { skus: [sku] }), radius: RADIUS_KM, count: MOST }
    return { ...(await call('stores.search', { body })), query, itemId, sku }
  },
  head: (_data, visit) => {
    const { t } = createI18n(visit.locale, catalogues[visit.language])
    return { title: t('stores.title'), description: t('stores.intro') }
  },
  View: StoreLocatorView,
})

function StoreLocatorView({ data, visit }: { data: Data; visit: PageVisit }) {
  const t = useT()
  const { stores, origin, query, itemId, sku } = data
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <Heading level={1} size="xl">
        {t('stores.title')}
      </Heading>
      <Text quiet className="mt-3">
        {t('stores.intro')}
      </Text>
      <search className="mt-6 block max-w-form">
        <form className="grid grid-cols-[1fr_auto] items-end gap-3">
          {itemId && <input type="hidden" name="item" value={itemId} />}
          {sku && <input type="hidden" name="sku" value={sku} />}
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
      </search>
      {stores.length === 0 ? (
        <EmptyState title={t('stores.none')} seed={9}>
          {t('stores.noneText')}
        </EmptyState>
      ) : (
        <div className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-[26rem_1fr]">
          <div className="lg:order-last lg:sticky lg:top-24 lg:self-start">
            <StoreMap stores={stores} origin={origin} />
          </div>
          <div>
            <p className="mb-3 font-semibold">
              {origin?.label ? t('stores.near', { place: origin.label }) : t('stores.all', { count: stores.length })}
            </p>
            <StoreList stores={stores} {...(itemId && { pickUp: { itemId, cart: `/${visit.locale}/cart` } })} />
          </div>
        </div>
      )}
    </Container>
  )
}
