import delivery from './checkout/delivery.ts'
import payment from './checkout/payment.ts'
import paymentRefusals from './checkout/payment-refusals.ts'
import refusals from './checkout/refusals.ts'
import review from './checkout/review.ts'

export default { ...delivery, ...payment, ...review, ...paymentRefusals, ...refusals }
