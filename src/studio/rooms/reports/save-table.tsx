import type { InputOf } from '#contract/client.ts'
import type { ReportTable } from '#contract/staff/reports/report-words.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSave } from '../../tasks/use-save.ts'
import { Button } from '../../ui/button.tsx'
import { WORDS } from './words.ts'

export type ReportSpan = InputOf<StaffEndpointOf<'reports.file'>>['query']

/** Which table of which time a file is of. */
export type TableFile = { readonly table: ReportTable; readonly span: ReportSpan }

/** What a table is called, and the way to take it along. */
export function TableHead({ title, table, span }: TableFile & { readonly title: string }) {
  const { w } = useWords(WORDS)
  const save = useSave(`${table}-${span.from}-${span.to}.csv`, () =>
    call('reports.file', { params: { table }, query: span }),
  )
  return (
    <div className="part-head">
      <h2>{title}</h2>
      <Button look="quiet" onClick={save} aria-label={w('csvOf', { title })}>
        CSV
      </Button>
    </div>
  )
}
