import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf, OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { typedAmount } from '#domain/money/price-moves.ts'
import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import { call } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useZone } from '../../moments/use-zone.ts'
import { ZoneField } from '../../moments/zone-field.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import { isElsewhere, type Shown, type Staged } from './sheet-cells.ts'
import { WORDS } from './words.ts'

type Wish = InputOf<StaffEndpointOf<'prices.change'>>['body']['rows'][number]
type Foreseen = OutputOf<StaffEndpointOf<'prices.simulate'>>
type Props = {
  readonly staged: Staged
  readonly shown: Shown
  readonly onSaved: (left: Staged) => void
  readonly onClose: () => void
}

const TOUCHED = ['prices.sheet', 'priceLists.list'] as const

/** What the changes would do, then whether they are meant. */
export function ReviewDialog({ staged, shown, onSaved, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [lookedAgain, setLookedAgain] = useState(false)
  const [from, setFrom] = useState<string>()
  const [reason, setReason] = useState('')
  const change = useSend('prices.change', TOUCHED, 'form')
  const setRows = useSend('priceLists.setRows', TOUCHED, 'form')
  const cells = [...staged].flatMap(([name, typed]) => {
    const [productId = '', site] = name.split(' ')
    const siteId = SITE_IDS.find(each => each === site)
    return siteId ? [{ productId, siteId, amount: typedAmount(typed.text), was: typed.was }] : []
  })
  const [zone, setZone] = useZone(cells.map(({ siteId }) => siteId))
  const wishes = cells.flatMap(({ productId, siteId, amount, was }): Wish[] => {
    if (amount === undefined) return []
    const field = shown.layer === 'list' ? 'price' : shown.layer
    return [{ productId, siteId, [field]: amount, ...(shown.layer !== 'list' && was !== undefined && { was }) }]
  })
  const foreseen = useQuery({
    queryKey: ['prices.simulate', wishes],
    queryFn: () => call('prices.simulate', { body: { rows: wishes } }),
    enabled: wishes.length > 0,
  })
  const send = async () => {
    const rows = cells.map(({ productId, siteId, amount }) => ({ productId, siteId, price: amount ?? null }))
    const starts = from === undefined ? {} : { from }
    const body = {
      rows: wishes.map(wish => ({ ...wish, ...starts })),
      lookedAgain,
      ...(reason.trim() !== '' && { reason }),
    }
    const answer =
      shown.layer === 'list'
        ? await setRows.mutateAsync([{ params: { listId: shown.list.id }, body: { rows, lookedAgain } }])
        : await change.mutateAsync([{ body }])
    const left = new Map(
      answer.rows.flatMap(({ productId, siteId, outcome }) => {
        const typed = staged.get(`${productId} ${siteId}`)
        return typed !== undefined && STAYS.includes(outcome) ? [[`${productId} ${siteId}`, typed]] : []
      }),
    )
    notify(w('saved', { count: staged.size - left.size }))
    if (left.size > 0) notify(w('left', { count: left.size }))
    onSaved(left)
  }
  const elsewhere = [...staged.values()].some(typed => isElsewhere(typed, shown))
  const needsLook = foreseen.data?.needsSecondLook ?? false
  return (
    <FormDialog
      wide
      title={w('reviewTitle', { count: staged.size })}
      text={w('reviewText')}
      action={w('save')}
      busy={change.isPending || setRows.isPending}
      ready={wishes.length === 0 || foreseen.data !== undefined}
      why={elsewhere ? w('elsewhere') : needsLook && !lookedAgain ? w('lookFirst') : undefined}
      error={change.error ?? setRows.error}
      send={send}
      onClose={onClose}
    >
      {elsewhere && <p className="warning">{w('elsewhere')}</p>}
      {wishes.length > 0 && <Answer of={foreseen}>{found => <Foresight found={found} />}</Answer>}
      {needsLook && (
        <label className="check warning">
          <input type="checkbox" checked={lookedAgain} onChange={event => setLookedAgain(event.target.checked)} />
          {w('lookAgain')}
        </label>
      )}
      {shown.layer === 'price' && (
        <>
          <MomentField label={w('from')} zone={zone} value={from} onChange={setFrom} />
          <ZoneField zone={zone} onChange={setZone} />
        </>
      )}
      {shown.layer !== 'list' && (
        <Field label={w('reason')} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
      )}
    </FormDialog>
  )
}

const STAYS = ['unknown', 'refused', 'changed']

function Foresight({ found }: { readonly found: Foreseen }) {
  const { w } = useWords(WORDS)
  const { number, money } = useI18n()
  const percent = (value: number | undefined) => (value === undefined ? '–' : `${number(value)} %`)
  const figures = [
    ['falling', found.falling],
    ['rising', found.rising],
    ['carts', found.carts],
    ['wishLists', found.lists],
    ['belowCost', found.belowCost],
  ] as const
  return (
    <>
      <dl className="figures">
        {figures.map(([word, count]) => (
          <div key={word}>
            <dt>{w(word)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
        {found.margins.map(({ siteId, before, after }) => (
          <div key={siteId}>
            <dt>{w('margin', { site: siteId })}</dt>
            <dd>
              {percent(before)} → {percent(after)}
            </dd>
          </div>
        ))}
      </dl>
      {/* A wide table scrolls in its frame: keys must reach it too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="table-frame" tabIndex={0} aria-label={w('largest')}>
        <table>
          <caption>{w('largest')}</caption>
          <thead>
            <tr>
              <th scope="col">{w('product')}</th>
              <th scope="col" className="figure">
                {w('before')}
              </th>
              <th scope="col" className="figure">
                {w('after')}
              </th>
              <th scope="col" className="figure">
                {w('move')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.moves.slice(0, 8).map(({ productId, siteId, name, before, after, percent: by }) => (
              <tr key={`${productId} ${siteId}`}>
                <th scope="row">
                  {name}
                  <span className="second">
                    {productId} · {siteId}
                  </span>
                </th>
                <td className="figure">{money(before, SITES[siteId].currency)}</td>
                <td className="figure">{money(after, SITES[siteId].currency)}</td>
                <td className="figure">{percent(by)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
