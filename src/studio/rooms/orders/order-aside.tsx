import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addressLines } from '#domain/address/address-lines.ts'
import { cardBrand } from '#domain/checkout/card-brands.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { WhyOrder } from '../../why/why-dialog.tsx'
import { WHY_WORDS } from '../../why/words.ts'
import { OrderBadge } from './order-badge.tsx'
import { OrderSums } from './order-sums.tsx'
import type { Order } from './order.ts'
import { labelText } from './shipment-label.tsx'
import { WORDS } from './words.ts'

/** Who bought, what it cost and how it was paid. */
export function OrderAside({ order }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const { email, name, customerId, billingAddress, locale } = order
  return (
    <aside className="order-aside">
      {email !== undefined && (
        <section>
          <h2>{w('customer')}</h2>
          <p>
            {customerId === undefined ? (
              [name, order.guest && w('guest')].filter(Boolean).join(' · ')
            ) : (
              <Link to="/customers/$id" params={{ id: customerId }}>
                {name}
              </Link>
            )}
          </p>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </section>
      )}
      <Money order={order} />
      {billingAddress && (
        <section>
          <h2>{w('billing')}</h2>
          <address>
            {addressLines(billingAddress, bcp47Of(locale)).map(line => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {order.mayPrint.invoice && (
            <a
              className="button"
              href={`/api/staff/v1/orders/${order.number}/invoice`}
              target="_blank"
              rel="noreferrer"
            >
              {w('invoice')}
            </a>
          )}
        </section>
      )}
      <Returns order={order} />
    </aside>
  )
}

function Money({ order }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const { w: ask } = useWords(WHY_WORDS)
  const [asking, setAsking] = useState(false)
  const { currency, refunded, refundable, inGiftCards } = order
  const refunds = [
    { id: 'refunded', name: w('refunded'), amount: -refunded },
    { id: 'left', name: w('left'), amount: refundable },
    ...(inGiftCards > 0 ? [{ id: 'cards', name: w('inGiftCards'), amount: inGiftCards }] : []),
  ]
  return (
    <section>
      <h2>{w('payment')}</h2>
      <OrderSums of={order} below={refunded > 0 || inGiftCards > 0 ? refunds : []} />
      <Button look="quiet" onClick={() => setAsking(true)}>
        {ask('why')}
      </Button>
      {asking && <WhyOrder orderNumber={order.number} onClose={() => setAsking(false)} />}
      {order.payments.map(({ payment_method_id: way, card, giftCard, amount }) => (
        <p key={card.paymentInstrumentId} className="hint">
          {w(`paidWith_${way}`)} {cardBrand(card.brand)}{' '}
          {giftCard?.maskedNumber ?? (card.lastFour && `•••• ${card.lastFour}`)}
          {amount !== undefined && ` · ${money(amount, currency)}`}
        </p>
      ))}
    </section>
  )
}

function Returns({ order }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const moment = useSiteMoment()
  if (order.returns.length === 0) return null
  return (
    <section>
      <h2>{w('returns')}</h2>
      {order.returns.map(({ number, status, refund, createdAt, label, exchange }) => (
        <div key={number} className="order-return">
          <strong>{number}</strong> <OrderBadge status={status} />
          <span className="second">
            {moment(createdAt)} · {exchange ? w('forExchange') : money(refund, order.currency)}
          </span>
          {label && <span className="second">{labelText(w, label)}</span>}
          {order.mayPrint.labels && label?.state !== 'wanted' && (
            <a href={`/api/staff/v1/orders/${order.number}/labels/${number}`} target="_blank" rel="noreferrer">
              {w('label')}
            </a>
          )}
        </div>
      ))}
    </section>
  )
}
