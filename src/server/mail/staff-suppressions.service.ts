import type { z } from 'zod'
import type { mail } from '#contract/staff/jobs/mail.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { recordLook, type Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { deleteSuppression, listSuppressions, type SuppressionRow } from './suppressions.queries.ts'
import { hashOf, suppress } from './suppressions.service.ts'

type Wanted = z.output<typeof mail.suppressions.query>
type Notices = z.output<typeof mail.note.body>

export async function allSuppressions({ db, record }: Desk, { after, limit, address, reason }: Wanted) {
  const hash = address === undefined ? undefined : hashOf(address)
  const rows = await listSuppressions(
    db,
    { hash, reason, after: after === undefined ? undefined : Number(after) },
    limit,
  )
  recordLook({ record }, 'suppression', { sought: address !== undefined, found: rows.map(({ id }) => String(id)) })
  const last = rows.at(-1)
  return { rows: rows.map(shown), ...(last && rows.length === limit && { next: String(last.id) }) }
}

export async function noteAll({ db, now, record }: Desk, { notices }: Notices) {
  for (const { address, reason, detail, at } of notices) {
    const row = await suppress(db, { address, reason, detail, at: at === undefined ? now : new Date(at) })
    if (row) record({ type: 'suppression', id: String(row.id), changes: changesBetween({}, { reason, detail }) })
  }
  return { noted: notices.length }
}

/** Whoever may write to it again need not see whose it is. */
export async function allowAgain({ db, staff, record }: Desk, id: number) {
  const row = await deleteSuppression(db, id)
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  const { reason, detail } = row
  record({ type: 'suppression', id: String(id), changes: changesBetween({ reason, detail }, {}) })
  return shown(staff.grants.can('mail.read') ? row : { ...row, address: null })
}

const shown = ({ id, address, reason, detail, times, noted_at }: SuppressionRow) => ({
  id,
  ...(address !== null && { address }),
  reason,
  detail,
  times,
  notedAt: noted_at.toISOString(),
})
