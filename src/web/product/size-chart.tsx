import type { Output } from '#contract/endpoint.ts'
import type { internal } from '#contract/components/internal.ts'
import { bareSize, sizeUnit } from '#domain/sites/size-names.ts'
import { cx } from '#web/ui/class-names.ts'
import type { People } from './foot-size.tsx'

export type Chart = Output<typeof internal.sizeChart>

export const isFootwear = (scale: string): boolean => scale.startsWith('footwear')

export const peopleOf = (scale: string): People =>
  (['women', 'kids'] as const).find(people => scale.endsWith(people)) ?? 'men'

type Props = {
  chart: Chart
  /** The size that is asked about. */
  size?: string | undefined
}

export const SizeChart = ({ chart, size }: Props) => (
  <figure className="shrink-0 overflow-x-auto">
    <figcaption className={cx('pb-3 font-semibold', size !== undefined && 'sr-only')}>{chart.title}</figcaption>
    <table className="w-full text-left text-sm tabular-nums">
      <thead>
        <tr>
          {chart.columns.map(({ id, label }) => (
            <th key={id} scope="col" className="border-b border-stone-300 px-3 py-2 font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row, at) => (
          <tr
            key={at}
            aria-current={isOf(row, size) || undefined}
            className="even:bg-stone-100 aria-[current]:bg-ink aria-[current]:text-paper"
          >
            {chart.columns.map(({ id }) => (
              <td key={id} className="px-3 py-2">
                {row[id]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {chart.notes && <p className="pt-3 text-sm text-slate">{chart.notes}</p>}
  </figure>
)

/** Trousers stand in it by their waist alone. */
function isOf(row: Chart['rows'][number], size: string | undefined): boolean {
  if (size === undefined) return false
  const own = row[sizeUnit(size)?.toLowerCase() ?? ''] ?? row['us'] ?? row['size']
  return own === bareSize(size).split('/')[0]
}
