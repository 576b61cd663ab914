import { Link } from '@tanstack/react-router'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Line, Order } from './order.ts'
import { WORDS } from './words.ts'

export function OrderLines({ order: { lines, currency } }: { readonly order: Order }) {
  const { money } = useI18n()
  const { w } = useWords(WORDS)
  return (
    <section aria-labelledby="items">
      <h2 id="items">{w('items')}</h2>
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
              <Fate line={line} insteadOf={lines.find(({ id }) => id === line.exchangeOf)?.size} />
            </div>
            <span className="figure">{line.qty} ×</span>
            <span className="figure">
              {line.gift ? w('gift') : line.exchangeOf === undefined ? money(line.amount, currency) : w('forExchange')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What became of its pieces, and whose shelf they came from. */
function Fate({ line, insteadOf }: { readonly line: Line; readonly insteadOf: string | undefined }) {
  const { w } = useWords(WORDS)
  const { cancelledQty, returnedQty, from } = line
  const shelves = from.map(({ location, qty, restocked }) =>
    restocked > 0 ? w('fromAndBack', { location, count: qty, back: restocked }) : `${location} (${qty})`,
  )
  const told = [
    ...(insteadOf === undefined ? [] : [w('insteadOf', { size: insteadOf })]),
    ...(cancelledQty > 0 ? [w('cancelled', { count: cancelledQty })] : []),
    ...(returnedQty > 0 ? [w('returned', { count: returnedQty })] : []),
    ...(shelves.length > 0 ? [`${w('from')} ${shelves.join(', ')}`] : []),
  ]
  return told.length > 0 && <span className="second">{told.join(' · ')}</span>
}
