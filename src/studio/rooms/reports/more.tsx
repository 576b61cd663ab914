import { Link } from '@tanstack/react-router'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Answer } from '../../ui/state.tsx'
import { ReportTable } from './report-table.tsx'
import type { ReportSpan } from './save-table.tsx'
import { WORDS } from './words.ts'

/** Searches in vain, coupons, and how quick pages were for those who visited. */
export function More({ span }: { readonly span: ReportSpan }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const more = useCall('reports.more', { query: span })
  const mayRead = useMe().data?.permissions.includes('experiments.read') ?? false
  return (
    <Answer of={more}>
      {({ searches, coupons, speed, asked, experiments }) => (
        <>
          <ReportTable
            title={w('searches')}
            file={{ table: 'searches', span }}
            head={[w('term'), w('language'), w('times')]}
            rows={searches.map(row => [row.term, row.language, number(row.searches)])}
          />
          <ReportTable
            title={w('asked')}
            file={{ table: 'asked', span }}
            head={[w('style'), w('size'), w('times'), w('stillAsked')]}
            rows={asked.map(row => [row.name, row.size, number(row.asked), number(row.waiting)])}
          />
          <ReportTable
            title={w('experiments')}
            file={{ table: 'experiments', span }}
            text={w('experimentsText')}
            head={[w('experiment'), w('variant'), w('shown')]}
            rows={experiments.map(row => [row.experiment, row.variant, number(row.shown)])}
          />
          {mayRead && (
            <p className="room-note">
              <Link to="/experiments">{w('experimentsRoom')}</Link>
            </p>
          )}
          <ReportTable
            title={w('coupons')}
            file={{ table: 'coupons', span }}
            head={[w('code'), w('orders'), w('takenBack')]}
            rows={coupons.map(row => [row.code, number(row.orders), number(row.returned)])}
          />
          <ReportTable
            title={w('speed')}
            file={{ table: 'speed', span }}
            head={[w('page'), w('measure'), w('p75'), w('times')]}
            rows={speed.map(row => [row.pageType, row.name, number(row.p75), number(row.count)])}
          />
        </>
      )}
    </Answer>
  )
}
