import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SITES } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Answer } from '../../ui/state.tsx'
import { letterOf } from './experiment.ts'
import { WORDS } from './words.ts'

type Props = { readonly id: string; readonly variantId: string; readonly onClose: () => void }

/** The orders that a figure is made of, a hundred at a time. */
export function OrdersBehind({ id, variantId, onClose }: Props) {
  const { w } = useWords(WORDS)
  const { moment, money } = useI18n()
  const [after, setAfter] = useState<string>()
  const found = useCall('experiments.orders', {
    params: { experimentId: id },
    query: { variantId, ...(after !== undefined && { after }) },
  })
  return (
    <Dialog title={w('ordersOf', { variant: letterOf(variantId) })} onClose={onClose} wide>
      <Answer of={found}>
        {({ orders, more }) => (
          <>
            {orders.length === 0 && <p className="hint">{w('noOrders')}</p>}
            <table>
              <thead>
                <tr>
                  {[w('order'), w('placed'), w('total')].map(each => (
                    <th key={each} scope="col">
                      {each}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {orders.map(({ orderNumber, siteId, placedAt, total, currency }) => (
                  <tr key={orderNumber}>
                    <th scope="row">
                      <Link to="/orders/$number" params={{ number: orderNumber }}>
                        {orderNumber}
                      </Link>
                    </th>
                    <td className="nowrap light">{moment(placedAt, SITES[siteId].timeZone)}</td>
                    <td>{money(total, currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {more && <Button onClick={() => setAfter(orders.at(-1)?.orderNumber)}>{w('more')}</Button>}
          </>
        )}
      </Answer>
    </Dialog>
  )
}
