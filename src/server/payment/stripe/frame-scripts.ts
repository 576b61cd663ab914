import { CARD_FRAME, CHALLENGE_FRAME } from '#contract/payment/frame-messages.ts'

/** The frame's own script: it speaks to Stripe and to the window around it, to nobody else. */
export const FRAME_SCRIPT = `const tell = message => parent.postMessage({ source: '${CARD_FRAME}', ...message }, location.origin)
const { key, mode, amount, currency } = document.body.dataset
const stripe = Stripe(key)
const sum = mode === 'payment' ? { amount: Number(amount), currency, captureMethod: 'manual' } : { currency: 'usd', setupFutureUsage: 'on_session' }
const elements = stripe.elements({ mode, ...sum, locale: document.documentElement.lang })
const problem = document.querySelector('.problem')
const form = document.querySelector('form')
const tick = form.elements.save
const fit = () => tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) + 8 })
async function tokenise() {
  const submitted = await elements.submit()
  const made = submitted.error ? submitted : await stripe.createConfirmationToken({ elements })
  problem.textContent = made.error ? made.error.message : ''
  if (!made.confirmationToken) return tell({ type: 'invalid' })
  tell({ type: 'token', token: made.confirmationToken.id, save: Boolean(tick && tick.checked) })
}
const payment = elements.create('payment', mode === 'payment' ? {} : { wallets: { applePay: 'never', googlePay: 'never' } })
payment.on('ready', () => tell({ type: 'ready' }))
payment.mount('#payment')
if (document.querySelector('#express')) {
  const express = elements.create('expressCheckout')
  express.on('confirm', () => void tokenise())
  express.mount('#express')
}
if (tick) tick.addEventListener('change', () => elements.update({ setupFutureUsage: tick.checked ? 'on_session' : null }))
form.addEventListener('submit', event => {
  event.preventDefault()
  void tokenise()
})
addEventListener('message', event => {
  if (event.origin !== location.origin || event.source !== parent) return
  if (event.data && event.data.type === 'tokenise') void tokenise()
  if (event.data && event.data.type === 'fit') fit()
})
new ResizeObserver(fit).observe(document.body)
`

/** Shows the bank's question and tells the shop that it was answered; what the answer was, the shop asks Stripe. */
export const CHALLENGE_SCRIPT = `const { key, secret, payment, order } = document.body.dataset
const done = { source: '${CHALLENGE_FRAME}', order, transactionId: payment, authenticationResult: 'answered' }
Stripe(key).handleNextAction({ clientSecret: secret }).finally(() => parent.postMessage(done, location.origin))
`
