import type { Shop } from '../../shop.ts'
import type { StoredOrder } from '../order.service.ts'
import { withoutPromises } from '../promised-refunds.ts'

// What draws them comes with the first document: a library and typefaces that many processes never need.

export const printInvoice = async (shop: Shop, order: StoredOrder) =>
  (await import('./invoice.ts')).invoicePdf(await withoutPromises(shop, order))

export const returnLabelPdf = async (order: StoredOrder, returnNumber: string) =>
  (await import('./return-label.ts')).returnLabelPdf(order, returnNumber)
