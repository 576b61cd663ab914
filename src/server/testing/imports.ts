import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { runJobs } from './run-jobs.ts'
import type { StaffMember } from './staff.ts'
import type { TestShop } from './test-shop.ts'

export type Sent = { kind: BulkKind; file: string; format?: 'csv' | 'jsonl'; apply?: 'rows' | 'all' }

/** Somebody with a session, or a system with its key. */
type Sender = Pick<StaffMember, 'call' | 'visitor'> & { secret?: string }

/** Sends a file as a browser does, and lets the jobs work on it. */
export async function sendFile(shop: TestShop, who: Sender, { kind, file, format = 'csv', apply }: Sent) {
  const query = new URLSearchParams({ kind, format, name: `${kind}.${format}`, ...(apply && { apply }) })
  const response = await who.visitor.fetch(`/api/staff/v1/imports?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', ...(who.secret && { authorization: `Bearer ${who.secret}` }) },
    body: file,
  })
  const answer: { id: string; errorDetails?: { reason?: string; message: string }[] } = await response.json()
  if (!response.ok) throw new Error(answer.errorDetails?.[0]?.message)
  await runJobs(shop)
  return who.call('imports.read', { params: { importId: answer.id } })
}

export async function textOf(who: StaffMember, path: string): Promise<string> {
  const response = await who.visitor.fetch(`/api/staff/v1${path}`, { headers: { accept: 'text/plain' } })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.text()
}
