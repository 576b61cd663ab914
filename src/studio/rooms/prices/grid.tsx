import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { SiteId } from '#domain/sites/sites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { GridCell } from './grid-cell.tsx'
import {
  beside,
  cellName,
  decimalSign,
  isBetween,
  isElsewhere,
  pastedCells,
  savedText,
  stepped,
  withTyped,
  type Place,
  type PriceRow,
  type Shown,
  type Staged,
} from './sheet-cells.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly rows: readonly PriceRow[]
  readonly sites: readonly SiteId[]
  readonly shown: Shown
  readonly staged: Staged
  readonly mayChange: boolean
  readonly onStage: (staged: Staged) => void
  /** One step back or forth in what is staged. */
  readonly onStep: (by: 'back' | 'forth') => void
  readonly onReview: () => void
}

const FIRST: Place = { row: 0, column: 0 }

/** Products by sites, moved about and typed into as in a spreadsheet. Tab leaves it. */
export function Grid({ rows, sites, shown, staged, mayChange, onStage, onStep, onReview }: Props) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const [at, setAt] = useState(FIRST)
  const [anchor, setAnchor] = useState(FIRST)
  const [typed, setTyped] = useState<string>()
  /** What had no place, of what was pasted; said until something else is staged. */
  const [lost, setLost] = useState<{ readonly count: number; readonly staged: Staged }>()
  const table = useRef<HTMLTableElement>(null)
  const moved = useRef(false)

  useEffect(() => {
    if (!moved.current || typed !== undefined) return
    table.current?.querySelector<HTMLElement>(`[data-at="${at.row} ${at.column}"]`)?.focus()
  }, [at, typed])

  const go = (to: Place, extend = false) => {
    moved.current = true
    setAt(to)
    if (!extend) setAnchor(to)
  }
  const size = { rows: rows.length, columns: sites.length }
  const placeOf = ({ row, column }: Place) => ({ row: rows[row], site: sites[column] })
  const stagedAt = (row: PriceRow, site: SiteId) => {
    const found = staged.get(cellName(row.productId, site))
    return found && !isElsewhere(found, shown) ? found : undefined
  }
  const textAt = (place: Place): string | undefined => {
    const { row, site } = placeOf(place)
    if (!row || !site) return undefined
    const saved = savedText(row, site, shown, decimalSign(number))
    return saved === undefined ? undefined : (stagedAt(row, site)?.text ?? saved)
  }
  /** Types into one cell after another; where nothing can be typed, nothing is. */
  const typeAll = (cells: readonly { readonly place: Place; readonly text: string }[]): Staged => {
    if (!mayChange) return staged
    let next = staged
    for (const { place, text } of cells) {
      const { row, site } = placeOf(place)
      if (row && site) next = withTyped(next, { row, siteId: site, shown }, text)
    }
    onStage(next)
    return next
  }
  const selected = (): Place[] =>
    rows.flatMap((_, row) => sites.map((__, column) => ({ row, column }))).filter(place => isBetween(place, at, anchor))

  const fillDown = () => {
    const top = Math.min(at.row, anchor.row)
    typeAll(selected().map(place => ({ place, text: textAt({ row: top, column: place.column }) ?? '' })))
  }
  const takeBack = () => {
    const next = new Map(staged)
    for (const place of selected()) {
      const { row, site } = placeOf(place)
      if (row && site) next.delete(cellName(row.productId, site))
    }
    onStage(next)
  }
  const commit = (text: string, then: Place) => {
    typeAll([{ place: at, text }])
    setTyped(undefined)
    go(then)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== undefined) return
    const command = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const to = stepped(at, event.key, { ...size, toEdge: command })
    const editable = mayChange && textAt(at) !== undefined
    if (to) go(to, event.shiftKey)
    else if (command && key === 'd') fillDown()
    else if (command && (key === 'y' || (key === 'z' && event.shiftKey))) onStep('forth')
    else if (command && key === 'z') onStep('back')
    else if (command && key === 's') onReview()
    else if (event.key === 'Delete' || event.key === 'Backspace') takeBack()
    else if (editable && (event.key === 'Enter' || event.key === 'F2')) setTyped(textAt(at))
    else if (editable && !command && !event.altKey && /^[\d.,€$£]$/.test(event.key)) setTyped(event.key)
    else return
    event.preventDefault()
    // ⌘K and the like are for the house; these keys are for the sheet alone.
    event.stopPropagation()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    const next = typeAll(
      cells.flatMap((line, down) =>
        // What is empty in a spreadsheet was not meant, but for a list, which it leaves.
        line.flatMap((text, right) =>
          text.trim() === '' && shown.layer !== 'list'
            ? []
            : [{ place: { row: at.row + down, column: at.column + right }, text }],
        ),
      ),
    )
    setLost({ count: beside(cells, at, size), staged: next })
    const [first = []] = cells
    setAnchor({ row: at.row + cells.length - 1, column: at.column + first.length - 1 })
  }
  const onCopy = (event: ClipboardEvent) => {
    if (typed !== undefined) return
    event.preventDefault()
    const lines = Map.groupBy(selected(), ({ row }) => row)
    const text = [...lines.values()].map(line => line.map(place => textAt(place) ?? '').join('\t')).join('\n')
    event.clipboardData.setData('text/plain', text)
  }

  return (
    <>
      {lost?.staged === staged && lost.count > 0 && (
        <output className="bulk">{w('pastedBeside', { count: lost.count })}</output>
      )}
      <div className="table-frame">
        <table
          ref={table}
          // One that is moved about and typed into by keys.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
          role="grid"
          aria-label={w('prices')}
          className="price-grid"
          {...{ onKeyDown, onPaste, onCopy }}
        >
          <thead>
            <tr>
              <th scope="col">{w('product')}</th>
              {sites.map(site => (
                <th key={site} scope="col" className="figure">
                  {site}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, down) => (
              <tr key={row.productId}>
                <th scope="row">
                  {row.name}
                  <span className="second">
                    {row.color} · {row.productId}
                  </span>
                </th>
                {sites.map((site, right) => {
                  const place = { row: down, column: right }
                  const here = at.row === down && at.column === right
                  return (
                    <GridCell
                      key={site}
                      row={row}
                      site={site}
                      shown={shown}
                      place={place}
                      staged={stagedAt(row, site)}
                      state={{ here, selected: isBetween(place, at, anchor), editing: here ? typed : undefined }}
                      onTyped={setTyped}
                      onCommit={(text, key) => commit(text, stepped(at, key, size) ?? at)}
                      onCancel={() => setTyped(undefined)}
                      onGo={extend => go(place, extend)}
                      onEdit={() => mayChange && textAt(place) !== undefined && setTyped(textAt(place))}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
