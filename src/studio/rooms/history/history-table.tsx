import type { z } from 'zod'
import type { HistoryEntry } from '#contract/staff/history.ts'
import { useI18n } from '../../i18n/i18n.tsx'

type Entry = z.output<typeof HistoryEntry>

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const told = ({ field, before, after }: Entry['changes'][number]): string =>
  before === undefined
    ? `${field}: ${shown(after)}`
    : after === undefined
      ? `${field}: ${shown(before)} → –`
      : `${field}: ${shown(before)} → ${shown(after)}`

/** Who did what, newest first. */
export function HistoryTable({ rows }: { readonly rows: readonly Entry[] }) {
  const { t, moment } = useI18n()
  return (
    <div className="table-frame">
      <table>
        <caption className="unseen">{t('history')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('object')}</th>
            <th scope="col">{t('changes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <td className="nowrap">{moment(row.at)}</td>
              <th scope="row">{row.staffName}</th>
              <td>
                <code>{row.call}</code> {row.kind === 'read' && <span className="tag">{t('looked')}</span>}
              </td>
              <td>
                {row.objectType}
                <span className="second">{row.objectId}</span>
              </td>
              <td className="changes">
                {row.changes.map(change => (
                  <span key={change.field}>{told(change)}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
