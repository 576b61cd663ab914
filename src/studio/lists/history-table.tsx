import type { z } from 'zod'
import { FOUND_KINDS } from '#contract/staff/desk/found-kinds.ts'
import type { HistoryEntry } from '#contract/staff/audit/history.ts'
import { findSite } from '#domain/sites/sites.ts'
import { toldChange } from '#domain/staff/told-change.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { LOOKED_WORDS, RECORDED_WORDS } from '../i18n/recorded-words.ts'
import { useWords } from '../i18n/room-words.ts'
import { useSiteMoment } from '../moments/use-zone.ts'
import { ThingLink } from './thing-link.tsx'
import { ListTable, type Column } from './list-table.tsx'

type Entry = z.output<typeof HistoryEntry>

/** Who did what, as columns of a list. */
export function useHistoryColumns(): readonly [Column<Entry>, ...Column<Entry>[]] {
  const { t, money } = useI18n()
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
          <code>{row.call}</code>{' '}
          {row.kind !== 'write' && <span className={`tag tag-${row.kind}`}>{t(`history_${row.kind}`)}</span>}
        </>
      ),
    },
    { id: 'object', label: t('object'), className: 'object', cell: row => <ObjectOf entry={row} /> },
    {
      id: 'changes',
      label: t('changes'),
      className: 'changes',
      cell: row => (
        <>
          {row.changes.map(change => (
            <span key={change.field}>{toldChange(change, { moment, money, currency: currencyOf(row) })}</span>
          ))}
          {row.reason !== undefined && <span className="second">{row.reason}</span>}
        </>
      ),
    },
  ]
}

/** A price is called by what it is of and by its site. */
const currencyOf = ({ objectType, objectId }: Entry): string | undefined =>
  objectType === 'price' ? findSite(objectId.split(' ').at(-1) ?? '')?.currency : undefined

const isLooked = (id: string): id is keyof typeof LOOKED_WORDS => Object.hasOwn(LOOKED_WORDS, id)

/** A look at many things is at none of them. */
function ObjectOf({ entry: { objectType, objectId, objectName } }: { readonly entry: Entry }) {
  const { language } = useI18n()
  const { named } = useWords(RECORDED_WORDS)
  const many = isLooked(objectId) ? LOOKED_WORDS[objectId][language] : undefined
  const kind = many !== undefined || objectId === '-' ? undefined : FOUND_KINDS.find(each => each === objectType)
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
          (many ?? objectId)
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
    <ListTable
      caption={t('history')}
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      search={search}
      blocks="early"
    />
  )
}
