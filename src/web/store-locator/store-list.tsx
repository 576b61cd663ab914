import type { z } from 'zod'
import type { Store } from '#contract/store.entities.ts'
import { useI18n, useT } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { ClockIcon, PhoneIcon } from '#web/ui/icons.tsx'
import { linkLook } from '#web/ui/text.tsx'

type FoundStore = z.output<typeof Store>
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** An item of the cart that may be picked up in one of these, and where its form goes. */
export type PickUp = { readonly itemId: string; readonly cart: string }

export const StoreList = ({ stores, pickUp }: { stores: readonly FoundStore[]; pickUp?: PickUp }) => (
  <ol className="divide-y divide-stone-300 border-y border-stone-300">
    {stores.map((store, index) => (
      <StoreEntry key={store.storeId} store={store} number={index + 1} pickUp={pickUp} />
    ))}
  </ol>
)

function PickUpHere({ itemId, cart, storeId }: PickUp & { storeId: string }) {
  const t = useT()
  return (
    <form method="post" action={cart} className="mt-2">
      <input type="hidden" name="_action" value="delivery" />
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="storeId" value={storeId} />
      <input type="hidden" name="shippingOption" value="pickup" />
      <button className={buttonLook({ look: 'secondary', size: 'small' })}>{t('stores.pickHere')}</button>
    </form>
  )
}

function StoreEntry({ store, number, pickUp }: { store: FoundStore; number: number; pickUp: PickUp | undefined }) {
  const { t } = useI18n()
  const { address } = store
  return (
    <li
      id={`store-${store.storeId}`}
      className="grid scroll-mt-28 grid-cols-[2rem_1fr] gap-x-3 py-5 target:bg-stone-100"
    >
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 place-items-center rounded-full bg-forest text-xs font-semibold text-paper"
      >
        {number}
      </span>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-base font-semibold">{store.name}</h2>
          {store.distance !== undefined && (
            <span className="text-sm text-slate tabular-nums">{t('stores.km', { km: store.distance })}</span>
          )}
        </div>
        <address className="text-sm text-slate not-italic">
          {address.addressLine1}, {address.postalCode} {address.city}
          {address.stateCityProvDept && `, ${address.stateCityProvDept}`}
        </address>
        {store.phone && (
          <a
            href={`tel:${store.phone}`}
            aria-label={t('stores.call', { phone: store.phone })}
            className={linkLook('flex w-fit items-center gap-2 py-1 text-sm')}
          >
            <PhoneIcon size={16} /> {store.phone}
          </a>
        )}
        {store.inventory?.map(({ sku, quantity }) => (
          <p key={sku} className={cx('text-sm font-semibold', quantity > 0 ? 'text-moss-dark' : 'text-slate')}>
            {t(quantity > 0 ? 'stores.inStock' : 'stores.outOfStock')}
          </p>
        ))}
        <details className="text-sm">
          <summary className="flex w-fit cursor-pointer items-center gap-2 py-1">
            <ClockIcon size={16} /> {t('stores.hours')}
          </summary>
          <dl className="mt-1 grid w-fit grid-cols-[3rem_auto] gap-x-4 tabular-nums">
            {DAYS.map(day => {
              const hours = store.openingHours.find(one => one.day === day)
              return (
                <div key={day} className="contents">
                  <dt className="text-slate">{t(`stores.day${day}`)}</dt>
                  <dd>{hours ? `${hours.open}–${hours.close}` : t('stores.closed')}</dd>
                </div>
              )
            })}
          </dl>
        </details>
        {pickUp && (store.inventory?.[0]?.quantity ?? 0) > 0 && <PickUpHere {...pickUp} storeId={store.storeId} />}
      </div>
    </li>
  )
}
