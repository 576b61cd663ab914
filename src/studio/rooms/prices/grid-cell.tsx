import { SITES, type SiteId } from '#domain/sites/sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { decimalSign, isWrong, savedText, type Place, type PriceRow, type Shown, type Typed } from './sheet-cells.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly row: PriceRow
  readonly site: SiteId
  readonly shown: Shown
  readonly place: Place
  readonly staged: Typed | undefined
  readonly state: { readonly here: boolean; readonly selected: boolean; readonly editing: string | undefined }
  readonly onTyped: (text: string) => void
  /** With the key that says where to go on. */
  readonly onCommit: (text: string, key: string) => void
  readonly onCancel: () => void
  readonly onGo: (extend: boolean) => void
  readonly onEdit: () => void
}

/** One price on one site: as saved, as typed, or being typed. */
export function GridCell(props: Props) {
  const { row, site, shown, place, staged, state } = props
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const saved = savedText(row, site, shown, decimalSign(number))
  const label = w('cell', { product: row.name, site })
  if (state.editing !== undefined) return <EditedCell {...props} label={label} text={state.editing} />
  const wrong = staged !== undefined && isWrong(staged, shown)
  return (
    <td
      tabIndex={state.here ? 0 : -1}
      data-at={`${place.row} ${place.column}`}
      data-staged={staged !== undefined || undefined}
      data-wrong={wrong || undefined}
      aria-selected={state.selected}
      aria-invalid={wrong || undefined}
      className="figure"
      onMouseDown={event => props.onGo(event.shiftKey)}
      onDoubleClick={props.onEdit}
    >
      {staged?.text ?? (row.sites[site] && saved !== undefined ? saved : '–')}
      {staged !== undefined && saved !== undefined && saved !== '' && <s className="second">{saved}</s>}
      <Notes row={row} site={site} shown={shown} />
    </td>
  )
}

function EditedCell({ text, label, onTyped, onCommit, onCancel }: Props & { label: string; text: string }) {
  return (
    <td className="figure">
      <input
        className="grid-input"
        aria-label={label}
        inputMode="decimal"
        // Whoever begins to type a price looks at it.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={event => onTyped(event.target.value)}
        onBlur={() => onCommit(text, '')}
        onKeyDown={event => {
          if (event.key === 'Escape') onCancel()
          else if (event.key === 'Enter') onCommit(text, event.shiftKey ? 'ArrowUp' : 'ArrowDown')
          else if (event.key === 'Tab') onCommit(text, event.shiftKey ? 'ArrowLeft' : 'ArrowRight')
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
    </td>
  )
}

/** What shoppers pay where it is another price, and what comes. */
function Notes({ row: { sites }, site, shown }: Pick<Props, 'row' | 'site' | 'shown'>) {
  const { w } = useWords(WORDS)
  const { money, moment } = useI18n()
  const price = sites[site]
  if (!price || shown.layer === 'cost' || shown.layer === 'original') return null
  const { currency } = SITES[site]
  return (
    <>
      {price.now !== price.price && (
        <span className="second">{w('onSale', { price: money(price.now, currency) })}</span>
      )}
      {price.coming.map(({ from, price: next }) => (
        <span key={from} className="second">
          {w('comes', { price: money(next, currency), when: moment(from, SITES[site].timeZone) })}
        </span>
      ))}
    </>
  )
}
