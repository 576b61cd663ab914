import { useState } from 'react'
import type { InputOf, OutputOf } from '#contract/client.ts'
import { FACETS } from '#contract/products/listing-options.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { ORDER_MODES, ORDER_RULES } from '#domain/search/search-rules.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { Comparison, useComparison } from './compare.tsx'
import { Ordered } from './ordered.tsx'
import { StyleList, type Style } from './style-list.tsx'
import { useMayChange } from './use-site.ts'
import { WORDS } from './words.ts'

type Known = OutputOf<StaffEndpointOf<'search.category'>>
type Order = InputOf<StaffEndpointOf<'search.setCategory'>>['body']
type Facet = (typeof FACETS)[number]
type Props = { readonly categoryId: number; readonly known: Known }
const TOUCHED = ['search.category', 'search.categories', 'search.preview'] as const

export function CategoryForm({ categoryId, known }: Props) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const { number } = useI18n()
  const mayChange = useMayChange()
  const [mode, setMode] = useState(known.mode)
  const [rule, setRule] = useState(known.rule)
  const [placed, setPlaced] = useState<readonly Style[]>(known.placedStyles)
  const [filters, setFilters] = useState<readonly Facet[] | undefined>(known.filters)
  const order: Order = {
    mode,
    rule,
    placed: placed.map(({ styleId }) => styleId),
    ...(filters && { filters: [...filters] }),
  }
  const before = {
    mode: known.mode,
    rule: known.rule,
    placed: known.placed,
    ...(known.filters && { filters: known.filters }),
  }
  const isChanged = JSON.stringify(order) !== JSON.stringify(before)
  const comparison = useComparison(isChanged ? { kind: 'category', categoryId, order } : undefined)
  const save = useSend('search.setCategory', TOUCHED, 'form')
  const send = async () => {
    await save.mutateAsync([{ params: { categoryId }, body: { ...order, seen: known.mark } }])
    notify(w('saved'))
  }
  return (
    <SentForm className="stack category-form" send={send}>
      <fieldset className="field checks">
        <legend>{w('order')}</legend>
        {ORDER_MODES.map(each => (
          <label key={each} className="check">
            <input type="radio" name="mode" checked={mode === each} onChange={() => setMode(each)} />
            {w(`mode_${each}`)}
          </label>
        ))}
      </fieldset>
      {mode !== 'hand' && (
        <SelectField
          label={w(mode === 'mixed' ? 'restBy' : 'by')}
          value={rule}
          onChange={({ target }) => setRule(ORDER_RULES.find(each => each === target.value) ?? rule)}
        >
          {ORDER_RULES.map(each => (
            <option key={each} value={each}>
              {w(`rule_${each}`)}
            </option>
          ))}
        </SelectField>
      )}
      {mode !== 'rule' && <StyleList styles={placed} onChange={setPlaced} />}
      <Filters shown={known.shownFilters} filters={filters} onChange={setFilters} />
      {isChanged ? (
        <Comparison of={comparison} />
      ) : (
        <section className="comparison">
          <h3>{w('asShown', { count: number(known.total) })}</h3>
          <ol className="seen-styles">
            {known.first.map(({ styleId, title }) => (
              <li key={styleId}>{title}</li>
            ))}
          </ol>
        </section>
      )}
      <FormError error={save.error} />
      {mayChange && (
        <div className="dialog-actions">
          <Button
            look="primary"
            type="submit"
            busy={save.isPending}
            why={isChanged ? needed([w('beforeAfter'), comparison.seen]) : w('nothingChanged')}
          >
            {w('save')}
          </Button>
        </div>
      )}
    </SentForm>
  )
}

type FilterProps = {
  readonly shown: readonly string[]
  readonly filters: readonly Facet[] | undefined
  readonly onChange: (filters: readonly Facet[] | undefined) => void
}

function Filters({ shown, filters, onChange }: FilterProps) {
  const { w } = useWords(WORDS)
  const left = FACETS.filter(each => !filters?.includes(each))
  return (
    <section className="stack" aria-label={w('filters')}>
      <h3>{w('filters')}</h3>
      <label className="check">
        <input
          type="checkbox"
          checked={filters !== undefined}
          onChange={({ target }) => onChange(target.checked ? FACETS.filter(each => shown.includes(each)) : undefined)}
        />
        {w('ownFilters')}
      </label>
      {filters && (
        <>
          <Ordered items={filters} name={each => each} title={each => w(`facet_${each}`)} onChange={onChange} />
          {left.length > 0 && (
            <SelectField
              label={w('addFilter')}
              value=""
              onChange={({ target }) => {
                const chosen = left.find(each => each === target.value)
                if (chosen) onChange([...filters, chosen])
              }}
            >
              <option value="">–</option>
              {left.map(each => (
                <option key={each} value={each}>
                  {w(`facet_${each}`)}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </section>
  )
}
