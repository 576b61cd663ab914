import { useId } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Line, Order } from './order.ts'
import { WORDS } from './words.ts'

export type Picked = Readonly<Record<string, number>>

/** Pieces neither cancelled nor sent back. */
export const openQty = ({ qty, cancelledQty, returnedQty }: Line): number => qty - cancelledQty - returnedQty

export const itemsOf = (picked: Picked) =>
  Object.entries(picked).flatMap(([itemId, qty]) => (qty > 0 ? [{ itemId, qty }] : []))

type Props = {
  readonly order: Order
  readonly of?: (line: Line) => boolean
  readonly most?: (line: Line) => number
  /** Those that were bought, too. */
  readonly giftCards?: boolean
  readonly picked: Picked
  readonly onPick: (picked: Picked) => void
}

/** How many pieces of each line. */
export function PiecePicker({ order, of = () => true, most = openQty, giftCards = false, picked, onPick }: Props) {
  const { w } = useWords(WORDS)
  const id = useId()
  const { money } = useI18n()
  // What is left of a line is worth what its cents allow: only the server says it.
  const worth = (line: Line) =>
    most(line) === line.qty ? money(line.amount, order.currency) : w('openOf', { open: most(line), count: line.qty })
  const lines = order.lines.filter(line => most(line) > 0 && !line.gift && (giftCards || !line.giftCard) && of(line))
  return (
    <fieldset className="pieces">
      <legend>{w('items')}</legend>
      {lines.map(line => (
        <div key={line.id}>
          <label htmlFor={`${id}-${line.id}`}>
            {line.name}
            <span className="second">{[line.color, line.size, worth(line)].filter(Boolean).join(' · ')}</span>
          </label>
          <select
            id={`${id}-${line.id}`}
            value={picked[line.id] ?? 0}
            onChange={event => onPick({ ...picked, [line.id]: Number(event.target.value) })}
          >
            {Array.from({ length: most(line) + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0 ? '–' : count}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  )
}
