import type { Output } from '#contract/endpoint.ts'
import type { social } from '#contract/social/social.ts'
import { requirePreviewToken } from '../content/content-view.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
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
  await requirePreviewToken(shop, undefined, 'moderation.write')
  const status = decision === 'publish' ? 'published' : 'hidden'
  const known = await inTransaction(shop, inside => queries.setStatus(inside.db, mediaId, status))
  if (!known) throw new StoreError('NOT_FOUND')
}
