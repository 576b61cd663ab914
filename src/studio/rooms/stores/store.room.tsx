import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { WEEKDAYS } from '#domain/stores/opening-hours.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { RoomAnswer } from '../../ui/room-answer.tsx'
import { Room } from '../../ui/room.tsx'
import { Associates } from './associates.tsx'
import { HoursDialog } from './hours-dialog.tsx'
import { OpenBadge } from './open-badge.tsx'
import { ServicesDialog } from './services-dialog.tsx'
import type { StaffStore } from './store.ts'
import { WORDS } from './words.ts'

/** One store as shoppers find it, and who works there. */
export function StoreRoom() {
  const { storeId } = useParams({ from: '/house/stores/$storeId' })
  const store = useCall('stores.read', { params: { storeId } })
  return (
    <RoomAnswer of={store} title={storeId} kind="store" id={storeId}>
      {found => <OneStore store={found} />}
    </RoomAnswer>
  )
}

const DIALOGS = { hours: HoursDialog, services: ServicesDialog } as const

function OneStore({ store }: { readonly store: StaffStore }) {
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Opened = open && DIALOGS[open]
  return (
    <Room
      title={store.name}
      kicker={`${w('store')} ${store.storeId} · ${store.site}`}
      actions={
        store.mayChange && (
          <>
            <Button onClick={() => setOpen('hours')}>{w('changeHours')}</Button>
            <Button onClick={() => setOpen('services')}>{w('changeServices')}</Button>
          </>
        )
      }
    >
      <Figures store={store} />
      <div className="store-parts">
        <Hours store={store} />
        <Services store={store} />
      </div>
      <Associates store={store} />
      <ObjectHistory type="store" id={store.storeId} />
      {Opened && <Opened store={store} onClose={() => setOpen(undefined)} />}
    </Room>
  )
}

function Figures({ store }: { readonly store: StaffStore }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const { open, services, pickupsToday, pickupCapacity, street, postalCode, city, phone } = store
  const capacity = pickupCapacity === null ? w('noLimit') : w('ofPlaces', { count: number(pickupCapacity) })
  return (
    <dl className="figures">
      <div>
        <dt>{w('state')}</dt>
        <dd>
          <OpenBadge open={open} />
        </dd>
      </div>
      <div>
        <dt>{w('pickupsToday')}</dt>
        <dd>
          {services.includes('pickup') ? number(pickupsToday) : w('noPickup')}{' '}
          {services.includes('pickup') && <span className="figure-change">{capacity}</span>}
        </dd>
      </div>
      <div>
        <dt>{w('address')}</dt>
        <dd className="figure-text">
          {street}, {postalCode} {city} · {phone}
        </dd>
      </div>
    </dl>
  )
}

function Hours({ store: { hours, exceptions, timeZone } }: { readonly store: StaffStore }) {
  const { w } = useWords(WORDS)
  const { day: dayOf, language } = useI18n()
  const ofAnyYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <section className="part">
      <h2>{w('hours')}</h2>
      <p className="hint">{timeZone}</p>
      <dl className="sums">
        {WEEKDAYS.map(day => (
          <div key={day}>
            <dt>{w(`day_${day}`)}</dt>
            <dd>{hours[day]?.join(' – ') ?? w('closed')}</dd>
          </div>
        ))}
      </dl>
      <h3>{w('exceptions')}</h3>
      {exceptions.length === 0 ? (
        <p className="hint">{w('noExceptions')}</p>
      ) : (
        <ul className="thing-rows">
          {exceptions.map(({ date, name, yearly, hours: then }) => (
            <li key={date}>
              {name}: {then?.join(' – ') ?? w('closed')}
              <span className="second">
                {yearly ? `${ofAnyYear.format(new Date(date))} · ${w('yearly')}` : dayOf(date)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Services({ store: { services } }: { readonly store: StaffStore }) {
  const { w, named } = useWords(WORDS)
  return (
    <section className="part">
      <h2>{w('services')}</h2>
      {services.length === 0 ? (
        <p className="hint">{w('noServices')}</p>
      ) : (
        <ul className="thing-rows">
          {services.map(service => (
            <li key={service}>{named(`service_${service}`, service)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
