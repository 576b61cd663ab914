import type { z } from 'zod'
import { FOUND_KINDS } from '#contract/staff/found-kinds.ts'
import type { HistoryEntry } from '#contract/staff/history.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { RECORDED_WORDS } from '../i18n/recorded-words.ts'
import { useWords } from '../i18n/room-words.ts'
import { useSiteMoment } from '../moments/use-zone.ts'
import { ThingLink } from './thing-link.tsx'
import { ListTable, type Column } from './list-table.tsx'

type Entry = z.output<typeof HistoryEntry>

function shown(value: unknown): string {
  if (typeof value === 'string') return value
  const words = Array.isArray(value) && value.every(each => typeof each === 'string')
  return words ? value.join(', ') : JSON.stringify(value)
}

const told = ({ field, before, after }: Entry['changes'][number]): string =>
  before === undefined
    ? `${field}: ${shown(after)}`
    : after === undefined
      ? `${field}: ${shown(before)} → –`
      : `${field}: ${shown(before)} → ${shown(after)}`

/** Who did what, as columns of a list. */
export function useHistoryColumns(): readonly [Column<Entry>, ...Column<Entry>[]] {
  const { t } = useI18n()
  const moment = useSiteMoment()
  return [
    { id: 'when', label: t('when'), cell: row => moment(row.at), by: 'server', className: 'nowrap light' },
    { id: 'who', label: t('who'), cell: row => row.staffName },
    {
      id: 'what',
      label: t('what'),
      className: 'nowrap',
      cell: row => (
        <>
          <code>{row.call}</code> {row.kind !== 'write' && <span className="tag">{t(`history_${row.kind}`)}</span>}
        </>
      ),
    },
    { id: 'object', label: t('object'), cell: row => <ObjectOf entry={row} /> },
    {
      id: 'changes',
      label: t('changes'),
      className: 'changes',
      cell: row => row.changes.map(change => <span key={change.field}>{told(change)}</span>),
    },
  ]
}

/** A look at many things is at none of them. */
const MANY: ReadonlySet<string> = new Set(['list', 'search', '-'])

function ObjectOf({ entry: { objectType, objectId, objectName } }: { readonly entry: Entry }) {
  const { named } = useWords(RECORDED_WORDS)
  const kind = MANY.has(objectId) ? undefined : FOUND_KINDS.find(each => each === objectType)
  return (
    <>
      {named(objectType, objectType)}
      {objectName !== undefined && <span className="second">{objectName}</span>}
      <span className="second">
        {kind ? (
          <ThingLink kind={kind} id={objectId}>
            {objectId}
          </ThingLink>
        ) : (
          objectId
        )}
      </span>
    </>
  )
}

export function HistoryTable({
  rows,
  search = {},
}: {
  readonly rows: readonly Entry[]
  readonly search?: { sort?: string; hide?: string }
}) {
  const { t } = useI18n()
  const columns = useHistoryColumns()
  return (
    <ListTable caption={t('history')} columns={columns} rows={rows} rowKey={row => row.id} search={search} blocks />
  )
}
