import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { RECORDED_KINDS } from '#domain/staff/recorded-kinds.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty, Failure } from '../../ui/state.tsx'
import { HistoryTable } from './history-table.tsx'

export function HistoryRoom() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const filter = useSearch({ from: '/house/history' })
  const history = useInfiniteQuery({
    queryKey: ['history.list', filter],
    queryFn: ({ pageParam }) =>
      call('history.list', { query: { ...filter, ...(pageParam !== '' && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: page => page.next,
  })
  const rows = history.data?.pages.flatMap(page => page.rows) ?? []
  return (
    <Room title={t('history')}>
      <div className="filters">
        <SelectField
          label={t('filterObject')}
          value={filter.objectType ?? ''}
          onChange={({ target }) =>
            void navigate({ to: '/history', search: target.value === '' ? {} : { objectType: target.value } })
          }
        >
          <option value="">{t('any')}</option>
          {RECORDED_KINDS.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </div>
      {history.error && <Failure error={history.error} onRetry={() => void history.refetch()} />}
      {history.data && rows.length === 0 && <Empty title={t('noHistory')} text={t('noHistoryText')} />}
      {rows.length > 0 && <HistoryTable rows={rows} />}
      {history.hasNextPage && (
        <Button className="more" disabled={history.isFetching} onClick={() => void history.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Room>
  )
}
