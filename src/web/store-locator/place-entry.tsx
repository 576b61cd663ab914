import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { CollectionPoint, Store } from '#contract/stores/store.entities.ts'
import { placeLine } from '#domain/address/address-lines.ts'
import { formatDistance } from '#domain/address/distance.ts'
import { clockText, dateFormat, shortClock } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { ClockIcon } from '#web/ui/icons.tsx'

export type FoundStore = z.output<typeof Store>
export type FoundPoint = z.output<typeof CollectionPoint>

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

type Props = {
  id: string
  place: FoundStore | FoundPoint
  specialDays?: FoundStore['specialDays']
  openNow?: FoundStore['openNow']
  number: number
  facts: ReactNode
  action: ReactNode
}

/** A store or a collection point in a list; the number is that of its mark on the map. */
export function PlaceEntry({ id, place, specialDays = [], openNow, number, facts, action }: Props) {
  const { t, bcp47 } = useI18n()
  const { address } = place
  return (
    <li id={id} className="grid scroll-mt-28 grid-cols-[2rem_1fr] gap-x-3 py-5 target:bg-stone-100">
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 place-items-center rounded-full bg-forest text-xs font-semibold text-paper"
      >
        {number}
      </span>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-base font-semibold">{place.name}</h2>
          {place.distance !== undefined && (
            <span className="text-sm text-slate tabular-nums">{formatDistance(place.distance, bcp47)}</span>
          )}
        </div>
        <address className="text-sm text-slate not-italic">
          {address.addressLine1}, {placeLine(address)}
        </address>
        {facts}
        <details className="text-sm">
          <summary className="flex w-fit cursor-pointer items-center gap-2 py-1">
            <ClockIcon size={16} /> {openNow && <OpenNow now={openNow} />}
            <span className={openNow && 'underline decoration-1 underline-offset-4'}>{t('stores.hours')}</span>
          </summary>
          <dl className="mt-1 grid w-fit grid-cols-[3rem_auto] gap-x-4 tabular-nums">
            {DAYS.map(day => {
              const hours = place.openingHours.find(one => one.day === day)
              return (
                <div key={day} className="contents">
                  <dt className="text-slate">{t(`stores.day${day}`)}</dt>
                  <dd>
                    {hours ? `${clockText(hours.open, bcp47)}–${clockText(hours.close, bcp47)}` : t('stores.closed')}
                  </dd>
                </div>
              )
            })}
          </dl>
          {specialDays.length > 0 && <SpecialDays days={specialDays} />}
        </details>
        {action}
      </div>
    </li>
  )
}

function OpenNow({ now }: { now: NonNullable<FoundStore['openNow']> }) {
  const { t, bcp47 } = useI18n()
  if (now.open)
    return (
      <strong className="font-semibold text-moss-dark">
        {t('stores.openUntil', { time: shortClock(now.until, bcp47) })}
      </strong>
    )
  const time = shortClock(now.from, bcp47)
  const day = dateFormat(bcp47, { weekday: 'long', timeZone: 'UTC' }).format(new Date(now.date))
  return (
    <strong className="font-semibold">
      {now.today ? t('stores.opensToday', { time }) : t('stores.opensOn', { day, time })}
    </strong>
  )
}

/** Days to come that are not as usual. */
function SpecialDays({ days }: { days: FoundStore['specialDays'] }) {
  const { t, bcp47 } = useI18n()
  const format = dateFormat(bcp47, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <dl className="mt-2 grid w-fit grid-cols-[auto_auto] gap-x-4 tabular-nums" aria-label={t('stores.specialDays')}>
      {days.map(({ date, name, open, close }) => (
        <div key={date} className="contents">
          <dt className="text-slate">
            {format.format(new Date(date))}, {name}
          </dt>
          <dd>{open && close ? `${clockText(open, bcp47)}–${clockText(close, bcp47)}` : t('stores.closed')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An item of the cart that may be sent to one of these, and where its form goes. */
export type ForItem = { readonly itemId: string; readonly qty: number; readonly cart: string }

type SendProps = { item: ForItem; label: string; place: string; fields: Readonly<Record<string, string>> }

/** Sends the item here. */
export const SendItemHere = ({ item: { itemId, cart }, label, place, fields }: SendProps) => (
  <form method="post" action={cart} className="mt-2">
    {Object.entries({ _action: 'delivery', itemId, ...fields }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button className={buttonLook({ look: 'secondary', size: 'small' })}>
      {label}
      <span className="sr-only">: {place}</span>
    </button>
  </form>
)
