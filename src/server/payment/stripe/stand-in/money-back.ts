import { invalid, missing, newId, tell, type Books, type Dispute, type Refund } from './books.ts'

const TWO_WEEKS_S = 14 * 24 * 60 * 60

export function createRefund(books: Books, form: URLSearchParams): Refund {
  const intent = books.intents.get(form.get('payment_intent') ?? '')
  const charge = books.charges.get(intent?.latest_charge ?? '')
  if (!intent || !charge) throw missing()
  if (charge.disputed) throw invalid('charge_disputed')
  const amount = Number(form.get('amount') ?? charge.amount_captured - charge.amount_refunded)
  if (charge.amount_captured === charge.amount_refunded) throw invalid('charge_already_refunded')
  if (!(amount > 0) || amount > charge.amount_captured - charge.amount_refunded) throw invalid('amount_too_large')
  charge.amount_refunded += amount
  const key = form.get('metadata[key]')
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    payment_intent: intent.id,
    amount,
    status: books.behaviourOfIntent.get(intent.id)?.refund ?? 'succeeded',
    metadata: key === null ? {} : { key },
  }
  books.refunds.set(refund.id, refund)
  tell(books, 'refund.created', refund)
  return refund
}

/** What the other bank said to a refund that was on its way. */
export function endRefund(books: Books, refund: Refund, status: 'succeeded' | 'failed'): void {
  const charge = books.charges.get(books.intents.get(refund.payment_intent)?.latest_charge ?? '')
  if (status === 'failed' && charge) charge.amount_refunded -= refund.amount
  refund.status = status
  tell(books, status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
}

export function openDispute(books: Books, paymentIntent: string, amount: number): Dispute {
  const charge = books.charges.get(books.intents.get(paymentIntent)?.latest_charge ?? '')
  if (!charge) throw missing()
  charge.disputed = true
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    payment_intent: paymentIntent,
    amount,
    reason: 'product_not_received',
    status: 'needs_response',
    evidence_details: { due_by: Math.floor(books.clock() / 1000) + TWO_WEEKS_S },
  }
  books.disputes.set(dispute.id, dispute)
  tell(books, 'charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(books: Books, dispute: Dispute, status: 'won' | 'lost'): void {
  dispute.status = status
  tell(books, 'charge.dispute.closed', dispute)
}
