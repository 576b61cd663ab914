import { useParams } from '@tanstack/react-router'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { HistoryTable } from './history-table.tsx'

/** A thing that was found: until it has a room of its own, what staff did to it. */
export function ThingRoom() {
  const { t } = useI18n()
  const { kind, id } = useParams({ from: '/house/things/$kind/$id' })
  const { data: me } = useMe()
  return (
    <Room title={id}>
      <p className="second">{kind}</p>
      {me?.permissions.includes('history.read') && <Past kind={kind} id={id} title={t('noHistory')} />}
    </Room>
  )
}

function Past({ kind, id, title }: { readonly kind: string; readonly id: string; readonly title: string }) {
  const history = useCall('history.list', { query: { objectType: kind, objectId: id } })
  return (
    <Answer of={history}>
      {({ rows }) => (rows.length === 0 ? <Empty title={title} /> : <HistoryTable rows={rows} />)}
    </Answer>
  )
}
