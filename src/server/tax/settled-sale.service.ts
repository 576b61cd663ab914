import { writeHistory } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueAgain } from '../jobs/jobs.ts'
import { openForStaff } from '../orders/open-for-staff.ts'
import { ProviderRefused, ProviderUnavailable } from '../payment/payment-provider.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import type { Shop } from '../shop.ts'
import { nameOf, TAX_BOOK_JOB } from './tax-books.service.ts'
import { findRefusedSale, settleSale } from './tax-books.queries.ts'
import type { RecordedSale, TaxService } from './tax-service.ts'

export const saleWaits = async ({ db, services }: Shop, number: string): Promise<boolean> =>
  services.taxes !== undefined && (await findRefusedSale(db, number)) !== undefined

type Told = { readonly transactionId?: string | undefined; readonly reason: string }

/** Somebody has looked into the tax service: the sale is there under this id, or is not and is booked again. */
export async function settleSaleByHand(desk: Desk, number: string, { transactionId, reason }: Told): Promise<void> {
  await openForStaff(desk, number, 'orders.refund')
  const service = desk.services.taxes?.service
  const book = await findRefusedSale(desk.db, number)
  if (!service || !book) throw notNow('taxNotWaiting')
  const sale = transactionId === undefined ? null : await look(service, nameOf(book), transactionId)
  await inTransaction(desk, async inside => {
    const { numUpdatedRows } = await settleSale(inside.db, book, sale)
    if (numUpdatedRows !== 1n) throw notNow('taxSettled')
    await enqueueAgain(inside.db, TAX_BOOK_JOB, { number })
    const changes = [{ field: 'taxSale', before: 'refused', after: transactionId ?? 'booked again' }]
    await writeHistory({ ...inside, staff: desk.staff }, { call: 'orders.settleTax', kind: 'write' }, [
      { type: 'order', id: number, changes, reason },
    ])
  })
}

async function look(service: TaxService, name: string, id: string): Promise<RecordedSale> {
  try {
    return await service.find(name, id)
  } catch (error) {
    if (error instanceof ProviderRefused) throw notNow('taxSays', { words: error.message })
    if (error instanceof ProviderUnavailable) throw notNow('taxSilent')
    throw error
  }
}
