import { homeUrl } from '#domain/sites/shop-urls.ts'
import { DEFAULT_LOCALE, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { findLetterFacts } from './delivered.ts'
import { Mail, type MailInput, type MailTemplate } from './mail-values.ts'

type ValuesOf = { [T in MailTemplate]: Extract<MailInput, { template: T }>['values'] }

/** A letter of each kind about nobody: what is filled in where editors look at what they write. */
function samplesIn(locale: Locale): ValuesOf {
  const path = homeUrl(locale)
  const { currency } = siteOfLocale(locale)
  const order = {
    orderNumber: 'CRN-7KD2-M4QX',
    currency,
    lines: [
      { name: 'Talus Trail Running Shoe', detail: 'Basalt, 42', qty: 1, amount: 14_000 },
      { name: 'Tarn Merino Sock', detail: 'Moss, M', qty: 2, amount: 3600 },
    ],
  }
  const refund = { refund: 14_000 }
  const deliverTo = ['Robin Ash', '12 Ridge Road']
  const review = { name: 'home', who: 'Jo Marsh', path }
  return {
    'order-placed': {
      ...order,
      subtotal: 17_600,
      discount: 1000,
      promotions: [{ promotionId: 'trail10', promotionName: 'TRAIL10', discount: 1000 }],
      shipping: 0,
      tax: 2650,
      taxIncluded: true,
      total: 16_600,
      deliverTo,
      arrival: { on: '2027-01-15', collected: false },
    },
    'order-shipped': { ...order, carrier: 'Ridge Post', trackingNumber: 'RP402913377' },
    'order-ready': { ...order, store: 'Cairn Boulder' },
    'order-delayed': { ...order, expectedOn: '2027-01-15' },
    'order-cancelled': { ...order, ...refund },
    'order-unsent': { ...order, ...refund },
    'payment-lapsed': { ...order, ...refund },
    'return-created': { ...order, ...refund, returnNumber: 'RET-5QX2' },
    'return-refunded': { ...order, ...refund },
    'return-refused': { ...order, ...refund, reason: 'The soles were worn.' },
    'refund-given': { ...order, refund: 500, parts: [{ kind: 'given', name: '', amount: 500 }] },
    'order-address-changed': { ...order, deliverTo },
    'payment-link': { path, days: 3 },
    'order-exchanged': order,
    'exchange-return': { ...order, returnNumber: 'RET-5QX2' },
    'withdrawal-received': { ...order, ...refund, receivedAt: '2027-01-15T09:02:00Z' },
    'gift-card': {
      number: '6000000000000000011',
      code: '11111111',
      amount: 5000,
      currency,
      recipientName: 'Robin',
      senderName: 'Jo',
      message: 'See you on the ridge',
    },
    'coupon-given': { code: 'SORRY-7KD2M4', amount: 1000, currency, endsOn: '2027-01-15', path },
    'staff-invitation': { path, days: 7, by: 'Robin Lea', place: 'shop.example' },
    'staff-ways-changed': { path },
    'staff-key-ends': { path, key: 'Warehouse', endsAt: '2027-01-15T12:00:00.000Z' },
    'staff-way-added': { path, way: 'Firefox · macOS' },
    'password-reset': { path, minutes: 60 },
    'password-changed': { path },
    'email-changed': { path },
    'email-confirm': { path },
    'email-confirm-new': { path },
    'email-change-asked': { path },
    'passkey-added': { path },
    'passkey-removed': { path },
    'data-exported': { path },
    'account-deleted': { path },
    'subscription-confirm': { path },
    'subscription-leave': { path },
    'loyalty-confirm': { path, firstName: 'Robin' },
    'back-in-stock': { product: 'Talus Trail Running Shoe', path },
    'question-answered': { product: 'Talus Trail Running Shoe', question: 'Is it warm?', path },
    'favorites-shared': { path },
    'contribution-hidden': { text: 'Warm and light', reason: 'It names a person.' },
    'desk-reply': { caseNumber: 'CASE-7KD2M4', text: 'It arrives tomorrow.', path },
    'desk-hand-over': { number: 'CASE-7KD2M4', who: 'Jo Marsh', path },
    'desk-news': { caseNumber: 'CASE-7KD2M4', path },
    'review-asked': review,
    'review-approved': review,
    'review-returned': review,
    'weekly-report': {
      from: '2027-01-04',
      to: '2027-01-10',
      facts: [{ label: 'US', value: '312 · $48,210.00 (+4 %)' }],
      path,
    },
    'contact-received': { caseNumber: 'CASE-7KD2M4', firstName: 'Robin' },
  }
}

export const isLetter = (template: string): template is MailTemplate =>
  findLetterFacts(`letter/${template}`) !== undefined && template !== 'words'

export const sampleOf = (template: MailTemplate, locale: Locale): Mail =>
  Mail.parse({ template, to: 'robin@example.com', locale, values: samplesIn(locale)[template] })

/** What the studio tells of a letter while it is written. */
export function letterShown(slug: string) {
  const facts = findLetterFacts(slug)
  const template = slug.split('/')[1] ?? ''
  const values: Readonly<Record<string, unknown>> = isLetter(template) ? samplesIn(DEFAULT_LOCALE)[template] : {}
  return facts && { ...facts, placeholders: facts.placeholders.map(name => ({ name, sample: String(values[name]) })) }
}
