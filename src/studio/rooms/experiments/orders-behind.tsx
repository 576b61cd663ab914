import { Link } from '@tanstack/react-router'
import { SITES } from '#domain/sites/sites.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { letterOf } from './experiment.ts'
import { WORDS } from './words.ts'

type Props = { readonly id: string; readonly variantId: string; readonly onClose: () => void }

/** The orders that a figure is made of, a hundred at a time. */
export function OrdersBehind({ id, variantId, onClose }: Props) {
  const { w } = useWords(WORDS)
  const { moment, money } = useI18n()
  const found = usePages(
    'experiments.orders',
    async query => {
      const { orders: rows, more } = await call('experiments.orders', {
        params: { experimentId: id },
        query: { variantId, ...query },
      })
      return { rows, next: more ? rows.at(-1)?.orderNumber : undefined }
    },
    id,
    variantId,
  )
  return (
    <Dialog title={w('ordersOf', { variant: letterOf(variantId) })} onClose={onClose} wide>
      <Pages of={found} empty={<p className="hint">{w('noOrders')}</p>}>
        {orders => (
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
        )}
      </Pages>
    </Dialog>
  )
}
