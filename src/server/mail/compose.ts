import { labelled } from '#domain/sites/labelled.ts'
import { fillMessage } from '#contract/errors/errors.ts'
import { momentText } from '#domain/time/moments.ts'
import { formatMoney, type Currency } from '#domain/money/money.ts'
import { discountRows } from '#domain/promotions/discount-rows.ts'
import { taxName } from '#domain/tax/tax-name.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { bcp47Of, languageOf, type Locale } from '#domain/sites/sites.ts'
import type { LetterTexts } from '../content/letters.service.ts'
import { withoutLinks } from './without-links.ts'
import type { Mail, MailLine } from './mail-values.ts'
import { ARRIVAL } from './texts/arrival.ts'

/** What stands in a message, before it is laid out. */
export type Letter = {
  locale: Locale
  subject: string
  /** Whose order it is about, and the day that leads it. */
  order?: { number: string; day?: string }
  heading: string
  paragraphs: string[]
  quote?: string
  lines: { name: string; detail: string; qty: string; amount: string; picture?: string }[]
  /** A label wraps where somebody else chose its words: it may be long. */
  facts: { label: string; value: string; strong?: boolean; wraps?: boolean }[]
  address?: { label: string; lines: readonly string[] }
  action?: { label: string; url: string }
  footer: string
  /** How to get no more of its kind. */
  leave?: { text: string; label: string; url: string }
}

export function compose(mail: Mail, texts: LetterTexts, origin: string, leaveUrl?: string): Letter {
  const { subject, heading, paragraphs, actionLabel, words } = texts
  const values = {
    ...mail.values,
    ...(mail.template === 'gift-card' && { senderName: withoutLinks(mail.values.senderName ?? '') }),
    ...(mail.template === 'order-delayed' && { expectedOn: dateIn(mail.locale, mail.values.expectedOn) }),
    ...(mail.template === 'staff-key-ends' && { endsAt: momentText(mail.locale, mail.values.endsAt) }),
    ...(mail.template === 'withdrawal-received' && { receivedAt: momentText(mail.locale, mail.values.receivedAt) }),
  }
  const path = pathOf(mail)
  return {
    locale: mail.locale,
    subject: fillMessage(subject, values),
    ...orderOf(mail),
    heading: fillMessage(heading, values),
    paragraphs: [...written(mail), ...paragraphs.map(text => fillMessage(text, values))],
    ...(mail.template === 'gift-card' && mail.values.message ? { quote: withoutLinks(mail.values.message) } : {}),
    lines: 'lines' in mail.values ? linesOf(mail.values.lines, mail.values.currency, mail.locale, origin) : [],
    facts: factsOf(mail, words),
    ...('deliverTo' in mail.values &&
      mail.values.deliverTo.length > 0 && { address: { label: words.deliverTo, lines: mail.values.deliverTo } }),
    ...(actionLabel !== undefined && {
      action: { label: fillMessage(actionLabel, values), url: new URL(path, origin).href },
    }),
    footer: words.footer,
    ...(leaveUrl !== undefined && { leave: { text: words.leaveBefore, label: words.leave, url: leaveUrl } }),
  }
}

/** What a person wrote stands as it is: nothing is filled into it. */
const written = ({ template, values }: Mail): string[] =>
  template === 'desk-reply' ? values.text.split(/\n\s*\n/).map(text => text.trim()) : []

function orderOf({ locale, values }: Mail): Pick<Letter, 'order'> {
  if (!('orderNumber' in values)) return {}
  const say = (word: keyof typeof ARRIVAL) => ARRIVAL[word][languageOf(locale)]
  const arrival = 'arrival' in values ? values.arrival : undefined
  const day = new Intl.DateTimeFormat(bcp47Of(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return {
    order: {
      number: `${say('order')} ${values.orderNumber}`,
      ...(arrival && {
        day: `${say(arrival.collected ? 'collectFrom' : 'arrivesBy')} ${day.format(new Date(arrival.on))}`,
      }),
    },
  }
}

const linesOf = (lines: readonly MailLine[], currency: Currency, locale: Locale, origin: string) =>
  lines.map(({ name, detail, qty, amount, picture }) => ({
    name,
    detail,
    qty: String(qty),
    amount: amount === undefined ? '' : formatMoney(amount, currency, bcp47Of(locale)),
    ...(picture !== undefined && { picture: new URL(`${picture}?w=160`, origin).href }),
  }))

function pathOf({ locale, values }: Mail): string {
  if ('path' in values) return values.path
  if ('orderNumber' in values) return shopUrl(locale, '/orders/:number', { number: values.orderNumber })
  return homeUrl(locale)
}

function factsOf(mail: Mail, words: LetterTexts['words']): Letter['facts'] {
  const { template, values, locale } = mail
  const money = (amount: number, currency: Currency) => formatMoney(amount, currency, bcp47Of(locale))
  if (template === 'order-placed') {
    const { currency, subtotal, discount, promotions, shipping, tax, taxIncluded, taxes, total } = values
    return [
      { label: words.subtotal, value: money(subtotal, currency) },
      ...discountRows(discount, promotions, words.discount).map(({ name, amount }) => ({
        label: name,
        value: money(-amount, currency),
        wraps: true,
      })),
      { label: words.shipping, value: shipping === 0 ? words.free : money(shipping, currency) },
      ...(taxes.length > 0 && !taxIncluded
        ? taxes.map(each => ({
            label: taxName(each, bcp47Of(locale)),
            value: money(each.amount, currency),
          }))
        : [{ label: taxIncluded ? words.taxIncluded : words.tax, value: money(tax, currency) }]),
      { label: words.total, value: money(total, currency), strong: true },
    ]
  }
  if (template === 'gift-card') {
    return [
      { label: words.amount, value: money(values.amount, values.currency), strong: true },
      { label: words.cardNumber, value: values.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ') },
      { label: words.code, value: values.code },
      ...(values.expiresOn === undefined ? [] : [{ label: words.validUntil, value: dateIn(locale, values.expiresOn) }]),
    ]
  }
  if (template === 'coupon-given')
    return [
      { label: words.amount, value: money(values.amount, values.currency), strong: true },
      { label: words.code, value: values.code },
      { label: words.validUntil, value: dateIn(locale, values.endsOn) },
    ]
  if (template === 'weekly-report') return values.facts
  if (template === 'order-shipped') return [{ label: words.tracking, value: values.trackingNumber, strong: true }]
  if (!('refund' in values)) return []
  const { discount, shipping: delivery, tax, earlier, withheld, given } = words
  const labels = { discount, delivery, tax, earlier, withheld, given }
  return [
    ...values.parts.map(({ kind, name, amount }) => ({
      label: labelled(labels[kind], name ?? '', languageOf(locale)),
      value: money(amount, values.currency),
    })),
    { label: words.refund, value: money(values.refund, values.currency), strong: true },
    ...(values.includedTax === undefined
      ? []
      : [{ label: words.taxIncluded, value: money(values.includedTax, values.currency) }]),
  ]
}

const dateIn = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(bcp47Of(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
