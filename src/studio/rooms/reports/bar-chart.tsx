import { useWords } from '../../i18n/room-words.ts'
import { PlainTable } from '../../ui/plain-table.tsx'
import { TableHead, type TableFile } from './save-table.tsx'
import { WORDS } from './words.ts'

type Point = {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly before?: number | undefined
  readonly cells: readonly string[]
}
type Props = {
  readonly title: string
  readonly file: TableFile
  readonly head: readonly string[]
  readonly points: readonly Point[]
}

const HEIGHT = 160
const WIDTH = 960

/** Bars with a line for the time before, and what their ends and the highest of them are. Whoever does not see it reads the table beneath, which says the same. */
export function BarChart({ title, file, head, points }: Props) {
  const { w } = useWords(WORDS)
  const most = Math.max(1, ...points.map(({ value, before = 0 }) => Math.max(value, before)))
  // More given back than sold: such a day hangs below the line.
  const least = Math.min(0, ...points.map(({ value, before = 0 }) => Math.min(value, before)))
  const flat = points.every(({ value, before = 0 }) => value === 0 && before === 0)
  const wide = WIDTH / Math.max(1, points.length)
  const up = (value: number) => (HEIGHT * (most - value)) / (most - least)
  const highest = points.find(({ value }) => value === Math.max(...points.map(each => each.value)))
  const lowest = points.find(({ value }) => value < 0 && value === Math.min(...points.map(each => each.value)))
  const line = points
    .map(({ before }, at) => (before === undefined ? '' : `${(at + 0.5) * wide},${up(before)}`))
    .filter(Boolean)
    .join(' ')
  return (
    <section className="part">
      <TableHead title={title} {...file} />
      {flat ? (
        <p className="hint">{w('nothing')}</p>
      ) : (
        <>
          <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {points.map(({ key, value }, at) => (
              <rect
                key={key}
                x={at * wide + wide * 0.1}
                width={wide * 0.8}
                y={up(Math.max(0, value))}
                height={Math.abs(up(value) - up(0))}
              />
            ))}
            {least < 0 && <line className="zero" x1="0" x2={WIDTH} y1={up(0)} y2={up(0)} />}
            {line !== '' && <polyline points={line} />}
          </svg>
          <p className="chart-said">
            <span>{points[0]?.label}</span>
            <span>
              {w('highest', { figure: highest?.cells[0] ?? '' })}
              {lowest && ` · ${w('lowest', { figure: lowest.cells[0] ?? '' })}`}
              {line !== '' && ` · ${w('lineBefore')}`}
            </span>
            <span>{points.at(-1)?.label}</span>
          </p>
        </>
      )}
      <details>
        <summary>{w('asTable')}</summary>
        <PlainTable title={title} head={head} rows={points.map(({ label, cells }) => [label, ...cells])} />
      </details>
    </section>
  )
}
