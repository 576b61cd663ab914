import type { InputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ThingLink } from '../../lists/thing-link.tsx'
import { Answer } from '../../ui/state.tsx'
import { ReportTable } from './report-table.tsx'
import { WORDS } from './words.ts'

/** What sold best and worst, and what sells and lacks sizes. */
export function Goods({ span }: { readonly span: InputOf<StaffEndpointOf<'reports.goods'>>['query'] }) {
  const { w } = useWords(WORDS)
  const { money, number } = useI18n()
  const goods = useCall('reports.goods', { query: span })
  const style = (id: string, name: string) => (
    <ThingLink kind="style" id={id}>
      {name}
    </ThingLink>
  )
  return (
    <Answer of={goods}>
      {({ best, worst, categories, missing, currency }) => (
        <>
          <ReportTable
            title={w('best')}
            file={{ table: 'best', span }}
            head={[w('style'), w('pieces'), w('revenue')]}
            rows={best.map(row => [style(row.styleId, row.name), number(row.pieces), money(row.revenue, currency)])}
          />
          <ReportTable
            title={w('categories')}
            file={{ table: 'categories', span }}
            head={[w('category'), w('pieces'), w('revenue')]}
            rows={categories.map(row => [row.name, number(row.pieces), money(row.revenue, currency)])}
          />
          <ReportTable
            title={w('missing')}
            file={{ table: 'missing', span }}
            text={w('missingText')}
            head={[w('style'), w('missingSizes'), w('pieces'), w('lost'), w('lostRevenue')]}
            rows={missing.map(row => [
              style(row.styleId, row.name),
              `${number(row.missing)} / ${number(row.sizes)}`,
              number(row.pieces),
              number(row.lost),
              money(row.lostRevenue, currency),
            ])}
          />
          <ReportTable
            title={w('worst')}
            file={{ table: 'worst', span }}
            head={[w('style'), w('pieces'), w('onHand')]}
            rows={worst.map(row => [style(row.styleId, row.name), number(row.pieces), number(row.onHand)])}
          />
        </>
      )}
    </Answer>
  )
}
