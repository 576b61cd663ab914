import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Locale } from '#domain/sites/sites.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

export type Piece = { readonly sku: string; readonly name: string; readonly detail: string; readonly qty: number }

const SHORTEST = 2
const MOST = 99

type Props = {
  readonly locale: Locale
  readonly pieces: readonly Piece[]
  readonly onChange: (pieces: readonly Piece[]) => void
}

/** Sizes are looked for and added; each has its number of pieces. */
export function PhonePieces({ locale, pieces, onChange }: Props) {
  const { w } = useWords(WORDS)
  const set = (sku: string, qty: number) =>
    onChange(pieces.flatMap(each => (each.sku !== sku ? [each] : qty > 0 ? [{ ...each, qty }] : [])))
  const add = (piece: Omit<Piece, 'qty'>) => {
    const known = pieces.find(({ sku }) => sku === piece.sku)
    if (known) set(piece.sku, Math.min(known.qty + 1, MOST))
    else onChange([...pieces, { ...piece, qty: 1 }])
  }
  return (
    <>
      <Finder locale={locale} onAdd={add} />
      {pieces.length > 0 && (
        <ul className="phone-pieces">
          {pieces.map(({ sku, name, detail, qty }) => (
            <li key={sku}>
              <span>
                {name} <span className="second">{[detail, sku].filter(Boolean).join(' · ')}</span>
              </span>
              <input
                type="number"
                min={1}
                max={MOST}
                aria-label={w('phonePieces', { sku })}
                value={qty}
                onChange={event => set(sku, Math.max(1, Math.min(Number(event.target.value) || 1, MOST)))}
              />
              <Button aria-label={w('phoneDrop', { sku })} onClick={() => set(sku, 0)}>
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Finder({ locale, onAdd }: { readonly locale: Locale; readonly onAdd: (piece: Omit<Piece, 'qty'>) => void }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['phoneOrders.find', locale, q],
    queryFn: () => call('phoneOrders.find', { query: { q, locale } }),
    enabled: q.length >= SHORTEST,
  })
  return (
    <div className="phone-finder">
      <Field
        label={w('phoneFind')}
        hint={w('phoneFindHint')}
        type="search"
        maxLength={80}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {q.length >= SHORTEST && found.data?.pieces.length === 0 && <p className="hint">{w('phoneNothing')}</p>}
      {q.length >= SHORTEST && found.data && (
        <ul className="phone-pieces">
          {found.data.pieces.map(({ sku, name, detail, price, currency, free }) => (
            <li key={sku}>
              <span>
                {name}{' '}
                <span className="second">
                  {[detail, sku, money(price, currency), w('exchangeFree', { count: free })].join(' · ')}
                </span>
              </span>
              <Button
                aria-label={w('phoneAdd', { sku })}
                disabled={free === 0}
                onClick={() => onAdd({ sku, name, detail })}
              >
                +
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
