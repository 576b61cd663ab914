import { Bounded } from '#domain/memory/bounded.ts'
import { escapeHtml } from '../html.ts'
import type { Letter } from './compose.ts'

/** Letters differ in the number of their lines and facts, seldom by much. */
const MOST_FORMS = 200
const forms = new Bounded<readonly string[]>(MOST_FORMS)

/** Stands for a text in a form; nobody writes it. */
const GAP = '\u{F8FF}'

/** Draws each form of letter once, with gaps where its texts go, and then only fills them in: shoppers need the time. */
export function filledIn(letter: Letter, draw: (blank: Letter) => string): string {
  const texts: string[] = []
  const gap = (text: string) => GAP + String(texts.push(text) - 1) + GAP
  const blank: Letter = {
    locale: letter.locale,
    subject: gap(letter.subject),
    ...(letter.order && {
      order: {
        number: gap(letter.order.number),
        ...(letter.order.day !== undefined && { day: gap(letter.order.day) }),
      },
    }),
    heading: gap(letter.heading),
    paragraphs: letter.paragraphs.map(gap),
    ...(letter.quote !== undefined && { quote: gap(letter.quote) }),
    lines: letter.lines.map(({ name, detail, amount, qty, picture }) => ({
      name: gap(name),
      detail: gap(detail),
      amount: gap(amount),
      qty: gap(qty),
      ...(picture !== undefined && { picture: gap(picture) }),
    })),
    facts: letter.facts.map(({ label, value, strong, wraps }) => ({
      label: gap(label),
      value: gap(value),
      ...(strong !== undefined && { strong }),
      ...(wraps !== undefined && { wraps }),
    })),
    ...(letter.address && { address: { label: gap(letter.address.label), lines: letter.address.lines.map(gap) } }),
    ...(letter.action && { action: { label: gap(letter.action.label), url: gap(letter.action.url) } }),
    footer: gap(letter.footer),
    ...(letter.leave && {
      leave: { text: gap(letter.leave.text), label: gap(letter.leave.label), url: gap(letter.leave.url) },
    }),
  }
  const key = JSON.stringify(blank)
  const form = forms.get(key) ?? forms.set(key, draw(blank).split(GAP))
  return form.map((piece, at) => (at % 2 === 0 ? piece : escapeHtml(texts[Number(piece)] ?? ''))).join('')
}
