import { useState } from 'react'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { EVENT_WORDS } from './words/events.ts'

type Props = { readonly eventId: unknown; readonly places: unknown }

/** Who has joined an event, for those who may see people. */
export function Guests({ eventId, places }: Props) {
  const { w } = useWords(EVENT_WORDS)
  const [open, setOpen] = useState(false)
  const mayRead = useMe().data?.permissions.includes('customers.read') ?? false
  if (!mayRead || typeof eventId !== 'string' || eventId === '') return null
  return (
    <p className="who-comes">
      <Button onClick={() => setOpen(true)}>{w('whoComes')}</Button>
      {open && <GuestsDialog eventId={eventId} places={places} onClose={() => setOpen(false)} />}
    </p>
  )
}

type DialogProps = { readonly eventId: string; readonly places: unknown; readonly onClose: () => void }

function GuestsDialog({ eventId, places, onClose }: DialogProps) {
  const { w } = useWords(EVENT_WORDS)
  const { t, number } = useI18n()
  const found = useCall('customers.guests', { params: { eventId } })
  const counted = (people: number) =>
    typeof places === 'number' ? w('ofPlaces', { people: number(people), places: number(places) }) : number(people)
  return (
    <Dialog title={w('whoComes')} onClose={onClose} wide>
      <Answer of={found}>
        {({ days, rows }) =>
          days.length === 0 ? (
            <Empty title={w('nobodyComes')} />
          ) : (
            <>
              <dl className="figures">
                {days.map(({ day, people }) => (
                  <div key={day}>
                    <dt>{day}</dt>
                    <dd>{counted(people)}</dd>
                  </div>
                ))}
              </dl>
              <table>
                <caption className="unseen">{w('whoComes')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{w('guest')}</th>
                    <th scope="col">{w('brings')}</th>
                    <th scope="col">{w('days')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ id, name, email, site, plusOne = '–', days: own }) => (
                    <tr key={id}>
                      <th scope="row">
                        {name}
                        <span className="second">
                          {email} · {site}
                        </span>
                      </th>
                      <td>{plusOne}</td>
                      <td>{own.join(', ')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )
        }
      </Answer>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
