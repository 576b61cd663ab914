import { labelPdf, returnLabelOf, tryLabelNow, wantLabel } from '../carrier/labels.service.ts'
import { usualGrams } from '../carrier/wish.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import type { StoredOrder } from './order.service.ts'
import { returnLabelPdf } from './pdf/printed.ts'

/** Where a carrier makes the labels, it is asked for one; answers whether. */
export async function wantReturnLabel(
  shop: Shop,
  { number }: StoredOrder,
  returnNumber: string,
  pieces: readonly { qty: number }[],
): Promise<boolean> {
  if (!shop.services.carrier) return false
  await wantLabel(shop, { orderNumber: number, returnNumber }, usualGrams(pieces))
  return true
}

/** The label of a return: the carrier's, or the shop's own where none is to be had. Undefined while it waits for one. */
export async function returnLabel(
  shop: Shop,
  order: StoredOrder,
  returnNumber: string,
): Promise<Uint8Array | undefined> {
  const label = await returnLabelOf(shop, returnNumber)
  // While others hold what this transaction wrote, nobody is kept waiting for a carrier.
  const known = label?.state === 'wanted' && !shop.db.isTransaction ? await tryLabelNow(shop, label.reference) : label
  if (known?.state === 'wanted') return undefined
  return (known?.state === 'bought' ? await labelPdf(shop, known) : undefined) ?? own(shop, order, returnNumber)
}

async function own(shop: Shop, order: StoredOrder, returnNumber: string): Promise<Uint8Array> {
  try {
    return await returnLabelPdf(order, returnNumber)
  } catch (error) {
    shop.log.error('A return label could not be made', { error })
    throw new StoreError('RETURN_CREATION_ERROR')
  }
}

/** To print at once, or the error that says why not. */
export async function printedReturnLabel(shop: Shop, order: StoredOrder, returnNumber: string): Promise<Uint8Array> {
  const bytes = await returnLabel(shop, order, returnNumber)
  if (!bytes) throw new StoreError('RETURN_CREATION_ERROR', { reason: 'the carrier has not given the label yet.' })
  return bytes
}
