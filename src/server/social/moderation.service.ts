import type { Output } from '#contract/endpoint.ts'
import type { social } from '#contract/social/social.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { requirePreviewToken } from '../content/content-view.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import type { Recorded } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { mediaOf } from './social.service.ts'
import * as queries from './social.queries.ts'

const MOST = 48

export async function readQueue(shop: Shop): Promise<Output<typeof social.moderationQueue>> {
  await requirePreviewToken(shop, undefined, 'moderation.write')
  await shop.services.catalog.ready()
  const rows = await queries.findPending(shop.db, MOST)
  return {
    media: rows.map(row => ({
      ...mediaOf(shop, row),
      reports: row.reports.map(({ reason, text, createdAt }) => ({
        reason,
        ...(text === null ? {} : { text }),
        createdAt: new Date(createdAt).toISOString(),
      })),
    })),
  }
}

export async function moderate(shop: Shop, mediaId: string, decision: 'publish' | 'hide'): Promise<void> {
  const staff = await requirePreviewToken(shop, undefined, 'moderation.write')
  const status = decision === 'publish' ? 'published' : 'hidden'
  await inTransaction(shop, async inside => {
    if (!(await queries.setStatus(inside.db, mediaId, status))) throw new StoreError('NOT_FOUND')
    const entry = { type: 'picture', id: mediaId, changes: [{ field: 'status', after: status }] } satisfies Recorded
    await writeHistory({ ...inside, staff }, { call: 'social.moderate', kind: 'write' }, [entry])
  })
}
