import { useId, useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { MOST_PLACED } from '#domain/search/search-rules.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Ordered } from './ordered.tsx'
import { useSettled } from './use-settled.ts'
import { useSite } from './use-site.ts'
import { WORDS } from './words.ts'

export type Style = OutputOf<StaffEndpointOf<'search.styles'>>['styles'][number]
type Props = { readonly styles: readonly Style[]; readonly onChange: (styles: readonly Style[]) => void }

/** Styles in an order that is made by hand, and a field that finds more. */
export function StyleList({ styles, onChange }: Props) {
  const { w } = useWords(WORDS)
  const heading = useId()
  return (
    <section className="stack" aria-labelledby={heading}>
      <h3 id={heading}>{w('inThisOrder')}</h3>
      {styles.length === 0 ? (
        <p className="hint">{w('noneChosen')}</p>
      ) : (
        <Ordered
          items={styles}
          name={({ styleId }) => styleId}
          title={({ title }) => title}
          detail={({ styleId, inStock }) => (inStock ? styleId : `${styleId} · ${w('outOfStock')}`)}
          onChange={onChange}
        />
      )}
      {styles.length < MOST_PLACED && (
        <Finder without={styles.map(({ styleId }) => styleId)} onChoose={style => onChange([...styles, style])} />
      )}
    </section>
  )
}

function Finder({
  without,
  onChoose,
}: {
  readonly without: readonly string[]
  readonly onChoose: (style: Style) => void
}) {
  const { w } = useWords(WORDS)
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  return (
    <div className="stack">
      <Field
        label={w('findStyle')}
        type="search"
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {q !== '' && <Found q={q} without={without} onChoose={onChoose} />}
    </div>
  )
}

function Found({
  q,
  without,
  onChoose,
}: {
  readonly q: string
  readonly without: readonly string[]
  readonly onChoose: (style: Style) => void
}) {
  const { w } = useWords(WORDS)
  const siteId = useSite()
  const { data } = useCall('search.styles', { query: { q, siteId } })
  const found = data?.styles.filter(({ styleId }) => !without.includes(styleId))
  if (!found) return null
  if (found.length === 0) return <output className="hint">{w('noStyle')}</output>
  return (
    <ul className="found-styles">
      {found.slice(0, 8).map(style => (
        <li key={style.styleId}>
          <span>
            {style.title} <span className="second">{style.styleId}</span>
          </span>
          <Button aria-label={`${w('choose')} ${style.title}`} onClick={() => onChoose(style)}>
            {w('choose')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
