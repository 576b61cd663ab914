import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, type ReactNode } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import type { GoodsKind } from '#domain/promotions/promotion-goods.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

type Good = OutputOf<StaffEndpointOf<'promotions.goods'>>['rows'][number]
type Props = {
  readonly label: string
  readonly kind: GoodsKind
  readonly ids: readonly string[]
  readonly most?: number
  readonly wrong?: boolean
  readonly onIds: (ids: string[]) => void
  /** What is asked of each of the chosen. */
  readonly renderBeside?: (id: string, name: string) => ReactNode
}

/** As many as one asks about at once; the others are known by their numbers. */
const MOST_NAMED = 80
const SHORTEST = 2

/** What a promotion is about, by name, colour and picture; more is found by words, or by numbers as somebody pastes them. */
export function GoodsField({ label, kind, ids, most = 500, wrong = false, onIds, renderBeside }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const asked = ids.slice(0, MOST_NAMED).join(',')
  const named = useQuery({
    queryKey: ['promotions.goods', kind, language, asked],
    queryFn: () => call('promotions.goods', { query: { kind, language, ids: asked } }),
    enabled: asked !== '',
    placeholderData: before => before,
  })
  const goodOf = (id: string): Good => named.data?.rows.find(each => each.id === id) ?? { id, name: id }
  return (
    <div className="goods">
      <Finder
        label={label}
        kind={kind}
        without={ids}
        wrong={wrong}
        onChoose={more => onIds([...ids, ...more].slice(-most))}
      />
      {ids.length > 0 && (
        <ul aria-label={w('chosenGoods')}>
          {ids.map(goodOf).map(good => (
            <li key={good.id}>
              <Told good={good} />
              {renderBeside?.(good.id, titleOf(good))}
              <Button
                look="quiet"
                aria-label={w('takeOff', { name: titleOf(good) })}
                onClick={() => onIds(ids.filter(each => each !== good.id))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const titleOf = ({ name, detail }: Good) => [name, detail].filter(Boolean).join(' · ')

function Told({ good }: { readonly good: Good }) {
  return (
    <>
      {good.picture === undefined ? (
        <span className="no-picture" />
      ) : (
        <img src={good.picture} alt="" width="40" height="40" loading="lazy" />
      )}
      <span>
        {titleOf(good)}
        <span className="second">{good.id}</span>
      </span>
    </>
  )
}

type FinderProps = Pick<Props, 'label' | 'kind' | 'wrong'> & {
  readonly without: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

function Finder({ label, kind, without, wrong, onChoose }: FinderProps) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const isAsked = q.length >= SHORTEST
  const found = useQuery({
    queryKey: ['promotions.goods', kind, language, 'q', q],
    queryFn: () => call('promotions.goods', { query: { kind, language, q } }),
    enabled: isAsked,
  })
  const rows = isAsked ? found.data?.rows.filter(({ id }) => !without.includes(id)) : undefined
  const choose = (chosen: readonly Good[]) => {
    onChoose(chosen.map(({ id }) => id))
    setTyped('')
  }
  return (
    <>
      <Field
        label={label}
        aria-invalid={wrong}
        hint={w('goodsHint')}
        type="search"
        maxLength={400}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {rows?.length === 0 && <output className="hint">{w('noGoods')}</output>}
      {rows !== undefined && rows.length > 0 && (
        <ul className="goods-found" aria-label={w('foundGoods')}>
          {rows.map(good => (
            <li key={good.id}>
              <button type="button" onClick={() => choose([good])}>
                <Told good={good} />
              </button>
            </li>
          ))}
          {rows.length > 1 && (
            <li>
              <Button onClick={() => choose(rows)}>{w('takeAll', { count: rows.length })}</Button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}
