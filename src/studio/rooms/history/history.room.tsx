import { useSearch } from '@tanstack/react-router'
import { HISTORY_KINDS } from '#contract/staff/audit/history-kinds.ts'
import { FILE_FORMATS } from '#contract/staff/jobs/task-states.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { HistoryTable, useHistoryColumns } from '../../lists/history-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { useDays } from '../../moments/use-zone.ts'
import { watchTask } from '../../tasks/tasks.ts'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { HistoryFilters } from './history-filters.tsx'

export function HistoryRoom() {
  const { t } = useI18n()
  const search = useSearch({ from: '/house/history' })
  const columns = useHistoryColumns()
  const days = useDays()
  const { sort, from, to, staffId, objectType, objectId, call: called } = search
  const kind = HISTORY_KINDS.find(each => each === search.kind)
  const query = {
    ...(staffId !== undefined && { staffId }),
    ...(objectType !== undefined && { objectType }),
    ...(objectId !== undefined && { objectId }),
    ...(called !== undefined && { call: called }),
    ...(kind && { kind }),
    ...days({ from, to }),
  }
  const order = sort === 'when' ? ('oldest' as const) : ('newest' as const)
  const history = usePages(
    'history.list',
    after => call('history.list', { query: { ...query, order, ...after } }),
    query,
    order,
  )
  return (
    <Room
      title={t('history')}
      actions={FILE_FORMATS.map(format => (
        <Button
          key={format}
          onClick={() =>
            // Whoever shows no fresh proof has asked for nothing.
            void call('history.export', { body: { ...query, format } }).then(
              ({ id }) => watchTask(id),
              () => {},
            )
          }
        >
          {t('exportAs', { format: format.toUpperCase() })}
        </Button>
      ))}
    >
      <HistoryFilters search={search} />
      <ViewBar room="history" columns={columns} search={search} />
      <Pages of={history} empty={<Empty title={t('noHistory')} text={t('noHistoryText')} />}>
        {rows => <HistoryTable rows={rows} search={search} />}
      </Pages>
    </Room>
  )
}
