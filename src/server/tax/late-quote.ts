import { HOUSES } from '#domain/sites/houses.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import { ProviderRefused } from '../payment/payment-provider.ts'
import { estimateOf } from './estimate.ts'
import type { TaxQuestion, TaxService } from './tax-service.ts'

/** A day less than the service looks back. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000

/**
 * What is owed of an order that has been paid, by the rates of its day; of one that is booked anew, by today's. `written` is
 * what its book says of the tries before.
 */
export async function quoteLate(
  service: TaxService,
  order: StoredOrder & { placedAt: Date },
  rates: 'as sold' | 'now',
  now: Date,
  written: string,
): Promise<{ id: string; taxDate: Date }> {
  const oldest = new Date(now.getTime() - OLDEST_MS)
  const sold = order.placedAt > oldest ? order.placedAt : oldest
  const taxDate = rates === 'now' ? now : sold
  const question = { ...estimateOf(order, HOUSES[order.site]), at: taxDate }
  const { quote } = await quoteSomehow(service, question, written)
  return { id: quote.id, taxDate }
}

/** An address that the service cannot find is still in a place that it knows. */
async function quoteSomehow(service: TaxService, question: TaxQuestion, written: string) {
  const { country, province, postalCode } = question.to
  try {
    return await service.quote(question, written)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return service.quote({ ...question, to: { country, province, postalCode } }, written)
  }
}
