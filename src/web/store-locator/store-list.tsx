import { isStoreService } from '#domain/stores/store-services.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { PhoneIcon } from '#web/ui/icons.tsx'
import { linkLook } from '#web/ui/text.tsx'
import { PlaceEntry, SendItemHere, type ForItem, type FoundPoint, type FoundStore } from './place-entry.tsx'

const LIST = 'divide-y divide-stone-300 border-y border-stone-300'

type StoresProps = {
  stores: readonly FoundStore[]
  item: ForItem | undefined
  /** Where to go on with what a store has; empty when nobody asked for that. */
  listing: string
}

export const StoreList = ({ stores, item, listing }: StoresProps) => (
  <ol className={LIST}>
    {stores.map((store, index) => (
      <PlaceEntry
        key={store.storeId}
        id={`store-${store.storeId}`}
        place={store}
        specialDays={store.specialDays}
        openNow={store.openNow}
        number={index + 1}
        facts={<StoreFacts store={store} />}
        action={
          listing ? (
            <ShowWhatIsHere listing={listing} store={store} />
          ) : (
            item && <SendToStore item={item} store={store} />
          )
        }
      />
    ))}
  </ol>
)

function StoreFacts({ store: { phone, inventory, features } }: { store: FoundStore }) {
  const t = useT()
  return (
    <>
      {phone && (
        <a
          href={`tel:${phone}`}
          aria-label={t('stores.call', { phone })}
          className={linkLook('flex w-fit items-center gap-2 py-1 text-sm')}
        >
          <PhoneIcon size={16} /> {phone}
        </a>
      )}
      <p className="text-sm text-slate">
        {features
          .filter(isStoreService)
          .map(service => t(`stores.service-${service}`))
          .join(' · ')}
      </p>
      {inventory?.map(({ sku, quantity }) => (
        <p key={sku} className={cx('text-sm font-semibold', quantity > 0 ? 'text-moss-dark' : 'text-slate')}>
          {t(quantity > 0 ? 'stores.inStock' : 'stores.outOfStock')}
        </p>
      ))}
    </>
  )
}

function ShowWhatIsHere({ listing, store }: { listing: string; store: FoundStore }) {
  const t = useT()
  return (
    <form method="post" className="mt-2">
      <input type="hidden" name="_action" value="choose" />
      <input type="hidden" name="for" value={listing} />
      <input type="hidden" name="storeId" value={store.storeId} />
      <input type="hidden" name="name" value={store.name} />
      <button className={buttonLook({ look: 'secondary', size: 'small' })}>
        {t('stores.showHere')}
        <span className="sr-only">: {store.name}</span>
      </button>
    </form>
  )
}

/** Picked up where there is enough of it, sent there where there is not. */
function SendToStore({ item, store: { storeId, name, inventory } }: { item: ForItem; store: FoundStore }) {
  const t = useT()
  const there = (inventory?.[0]?.quantity ?? 0) >= item.qty
  return (
    <SendItemHere
      item={item}
      place={name}
      label={t(there ? 'stores.pickHere' : 'stores.shipHere')}
      fields={{ storeId, shippingOption: there ? 'pickup' : 'sts' }}
    />
  )
}

export function PointList({ points, item }: { points: readonly FoundPoint[]; item: ForItem | undefined }) {
  const t = useT()
  return (
    <ol className={LIST}>
      {points.map((point, index) => (
        <PlaceEntry
          key={point.collectionPointId}
          id={`store-${point.collectionPointId}`}
          place={point}
          number={index + 1}
          facts={<p className="text-sm text-slate">{point.carrier}</p>}
          action={
            item && (
              <SendItemHere
                item={item}
                place={point.name}
                label={t('stores.collectHere')}
                fields={{ collectionPointId: point.collectionPointId, shippingOption: 'pudo' }}
              />
            )
          }
        />
      ))}
    </ol>
  )
}
