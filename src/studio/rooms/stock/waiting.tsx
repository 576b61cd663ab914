import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Answer } from '../../ui/state.tsx'
import { WORDS } from './words.ts'

type Props = {
  readonly sku: string
  readonly waiting: OutputOf<StaffEndpointOf<'stock.read'>>['waiting']
}

/** How many want to hear when a size is back; for who may see persons, also who. */
export function Waiting({ sku, waiting }: Props) {
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  const may = useMe().data?.permissions.includes('customers.read') ?? false
  const [shown, setShown] = useState(false)
  return (
    <section>
      <h2>{w('whoWaits')}</h2>
      {waiting.length === 0 && <p className="hint">{w('nobodyWaits')}</p>}
      <ul>
        {waiting.map(({ site, people, since }) => (
          <li key={site}>{w('waitOn', { count: people, site, since: moment(since) })}</li>
        ))}
      </ul>
      {waiting.length > 0 && may && !shown && <Button onClick={() => setShown(true)}>{w('showWho')}</Button>}
      {shown && <Who sku={sku} />}
    </section>
  )
}

function Who({ sku }: { readonly sku: string }) {
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  const found = useQuery({
    queryKey: ['stock.waiting', sku],
    queryFn: () => call('stock.waiting', { params: { sku }, query: {} }),
  })
  return (
    <Answer of={found}>
      {({ rows }) => (
        <div className="table-frame">
          <table>
            <thead>
              <tr>
                <th scope="col">{w('email')}</th>
                <th scope="col">{w('when')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ email, site, since }) => (
                <tr key={`${site} ${email}`}>
                  <th scope="row">{email}</th>
                  <td className="nowrap">
                    {moment(since)} · {site}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Answer>
  )
}
