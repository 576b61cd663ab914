import type { InputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Answer } from '../../ui/state.tsx'
import { BarChart } from './bar-chart.tsx'
import { ReportTable } from './report-table.tsx'
import { WORDS } from './words.ts'

/** What came later than promised, or has not come: by day, and by carrier and site. */
export function Deliveries({ query }: { readonly query: InputOf<StaffEndpointOf<'reports.deliveries'>>['query'] }) {
  const { w } = useWords(WORDS)
  const { number, language } = useI18n()
  const found = useCall('reports.deliveries', { query })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const { compare: _, ...span } = query
  return (
    <Answer of={found}>
      {({ carriers, points }) => (
        <>
          <BarChart
            title={w('lateOverTime')}
            file={{ table: 'late', span }}
            head={[w('promisedFor'), w('late'), w('compared'), w('promised')]}
            points={points.map(({ at, late, promised, before }) => ({
              key: at,
              label: days.format(new Date(at)),
              value: late,
              before: before?.late,
              cells: [number(late), before ? number(before.late) : '–', number(promised)],
            }))}
          />
          <ReportTable
            title={w('lateByCarrier')}
            file={{ table: 'carriers', span }}
            head={[w('carrier'), w('site'), w('promised'), w('late'), w('stillOut'), w('daysLate')]}
            rows={carriers.map(row => [
              row.carrier === '' ? w('noCarrier') : row.carrier,
              row.site,
              number(row.promised),
              number(row.late),
              number(row.waiting),
              number(row.daysLate),
            ])}
          />
        </>
      )}
    </Answer>
  )
}
