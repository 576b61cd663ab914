import type { RecordedKind } from '#domain/staff/recorded-kinds.ts'
import { useCall, useMe } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Answer, Empty } from '../ui/state.tsx'
import { HistoryTable } from './history-table.tsx'

type Props = { readonly type: RecordedKind; readonly id: string }

/** What staff did to one thing, the last of it first, for who may read history. */
export function ObjectHistory(props: Props) {
  const { data: me } = useMe()
  const { t } = useI18n()
  if (!me?.permissions.includes('history.read')) return null
  return (
    <section className="part">
      <h2>{t('history')}</h2>
      <Told {...props} />
    </section>
  )
}

const MOST = 20

/** Without a heading, for where one stands already. */
export function Told({ type, id }: Props) {
  const { t } = useI18n()
  const told = useCall('history.list', { query: { objectType: type, objectId: id, limit: MOST } })
  return (
    <Answer of={told}>
      {({ rows }) => (rows.length === 0 ? <Empty title={t('noThingHistory')} /> : <HistoryTable rows={rows} />)}
    </Answer>
  )
}
