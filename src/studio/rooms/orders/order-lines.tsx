import { Link } from '@tanstack/react-router'
import { sumOf } from '#domain/money/money.ts'
import { comingBack } from '#domain/orders/coming-back.ts'
import { exchangedFor, sizeBeside } from '#domain/orders/exchanged-for.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Line, Order } from './order.ts'
import { WORDS } from './words.ts'

export function OrderLines({ order: { lines, currency, totals, returns } }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  return (
    <section aria-labelledby="items">
      <h2 id="items">{w('items')}</h2>
      {totals.taxAmount > 0 && <p className="hint">{w(totals.tax > 0 ? 'linesWithTax' : 'linesTaxWithin')}</p>}
      <ul className="order-lines">
        {lines.map(line => (
          <li key={line.id}>
            {line.image === undefined ? (
              <span />
            ) : (
              <img src={line.image} alt="" width="48" height="48" loading="lazy" />
            )}
            <div>
              <strong>{line.name}</strong>
              <span className="second">
                {[line.color, line.size].filter(Boolean).join(' · ')}
                {' · '}
                <Link to="/things/$kind/$" params={{ kind: 'sku', _splat: line.sku }}>
                  {line.sku}
                </Link>
              </span>
              <Fate line={line} lines={lines} announced={comingBack(returns, line.id)} />
            </div>
            <span className="figure">{line.qty} ×</span>
            <span className="figure">
              {line.gift ? (
                w('gift')
              ) : line.exchangeOf === undefined ? (
                <Amount line={line} currency={currency} />
              ) : (
                w('forExchange')
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of pieces that went back or were never sent, as much less. */
function Amount({ line: { amount, left }, currency }: { readonly line: Line; readonly currency: Order['currency'] }) {
  const { money } = useI18n()
  const { w } = useWords(WORDS)
  const paid = money(amount, currency)
  return left === amount ? paid : w('leftOfAmount', { left: money(left, currency), amount: paid })
}

type FateProps = { readonly line: Line; readonly lines: readonly Line[]; readonly announced: number }

/** What became of its pieces, and whose shelf they came from. */
function Fate({ line, lines, announced }: FateProps) {
  const { w } = useWords(WORDS)
  const { returnedQty, given, from } = line
  const first = lines.find(({ id }) => id === line.exchangeOf)
  const others = exchangedFor(lines, line)
  const cancelledQty = line.cancelledQty - sumOf(others.map(({ qty }) => qty))
  const shelves = from.map(({ location, qty, restocked }) =>
    restocked > 0 ? w('fromAndBack', { location, count: qty, back: restocked }) : `${location} (${qty})`,
  )
  const told = [
    ...(first ? [w('insteadOf', { size: sizeBeside(first, line) })] : []),
    ...others.map(each => w('exchangedFor', { count: each.qty, size: sizeBeside(each, line) })),
    ...(cancelledQty > 0 ? [w('cancelled', { count: cancelledQty })] : []),
    ...(announced > 0 ? [w('announcedBack', { count: announced })] : []),
    ...(returnedQty > announced ? [w('returned', { count: returnedQty - announced })] : []),
    ...(given > 0 ? [w('givenBack', { count: given })] : []),
    ...(shelves.length > 0 ? [`${w('from')} ${shelves.join(', ')}`] : []),
  ]
  return told.length > 0 && <span className="second">{told.join(' · ')}</span>
}
