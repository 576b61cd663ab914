import type { Output } from '#contract/endpoint.ts'
import type { internal } from '#contract/components/internal.ts'
import { bareSize, sizeIn, sizeUnit } from '#domain/sites/size-names.ts'
import type { Language } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
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

export function SizeChart({ chart, size }: Props) {
  const { language } = useI18n()
  return (
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
              aria-current={isOf(row, size, language) || undefined}
              className="even:bg-stone-100 aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {chart.columns.map(({ id }) => (
                <td key={id} className="px-3 py-2">
                  {sizeIn(row[id] ?? '', language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chart.notes && <p className="pt-3 text-sm text-slate">{chart.notes}</p>}
    </figure>
  )
}

/** Trousers stand in it by their waist alone. */
function isOf(row: Chart['rows'][number], size: string | undefined, language: Language): boolean {
  if (size === undefined) return false
  const own = row[sizeUnit(size)?.toLowerCase() ?? ''] ?? row['us'] ?? row['size']
  return own !== undefined && sizeIn(own, language) === bareSize(size).split('/')[0]
}
