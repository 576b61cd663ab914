import type { StoredOrder } from '../order.service.ts'

// What draws them comes with the first document: a library and typefaces that many processes never need.

export const invoicePdf = async (order: StoredOrder) => (await import('./invoice.ts')).invoicePdf(order)

export const returnLabelPdf = async (order: StoredOrder, returnNumber: string) =>
  (await import('./return-label.ts')).returnLabelPdf(order, returnNumber)
