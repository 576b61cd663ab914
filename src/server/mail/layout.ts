import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, Fragment, type CSSProperties, type Key, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { labelled } from '#domain/sites/labelled.ts'
import { languageOf } from '#domain/sites/sites.ts'
import type { Letter } from './compose.ts'
import { filledIn } from './filled-in.ts'

const INK = '#16191b'
const PAPER = '#faf8f4'
const PINE = '#1f3b2d'
const SLATE = '#5b6167'
const RULE = '1px solid #cfc8bc'
const PAGE: CSSProperties = {
  background: PAPER,
  color: INK,
  fontFamily: "'Instrument Sans',Helvetica,Arial,sans-serif",
  maxWidth: 600,
}
const PLAIN: CSSProperties = { fontSize: 16, lineHeight: '24px', margin: 0 }
const SMALL: CSSProperties = { ...PLAIN, color: SLATE, fontSize: 14 }

/** Server files hold no JSX: they are run as they are written. */
export const layOut = (letter: Letter): { html: string; text: string } => ({
  html: filledIn(letter, blank => `<!doctype html>${renderToStaticMarkup(h(LetterPage, { letter: blank }))}`),
  text: asText(letter),
})

const part = (padding: string, ...children: ReactNode[]) => h(Section, { style: { padding } }, ...children)

const row = (props: { key?: Key; align?: 'left'; style?: CSSProperties }, ...columns: ReactNode[]) =>
  h(Row, { ...props, children: h(Fragment, null, ...columns) })

function LetterPage({ letter }: { letter: Letter }) {
  const { locale, subject, paragraphs, quote, lines, facts, address, action, footer, leave } = letter
  return h(
    Html,
    { lang: languageOf(locale) },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, subject),
    ),
    h(
      Body,
      { style: { background: '#efebe4', margin: 0, padding: '24px 12px' } },
      h(
        Container,
        { style: PAGE },
        h(Section, { style: { background: PINE, padding: '24px 32px' } }, h(Logo)),
        part('32px 32px 8px', h(Lead, letter)),
        paragraphs.map((text, at) =>
          h(Section, { key: at, style: { padding: '8px 32px' } }, h(Text, { style: PLAIN }, text)),
        ),
        quote !== undefined && part('8px 32px', h(Quote, { quote })),
        lines.length > 0 && part('16px 32px 0', h(Lines, { lines })),
        facts.length > 0 && part('8px 32px', h(Facts, { facts })),
        address && part('8px 32px', h(Address, address)),
        action && part('24px 32px', h(Button, { href: action.url, style: BUTTON }, action.label)),
        part('16px 32px 32px', h(Text, { style: SMALL }, footer), leave && h(Leave, leave)),
      ),
    ),
  )
}

/** The day an order comes leads it; otherwise what the letter has to say does. */
function Lead({ order, heading }: Pick<Letter, 'order' | 'heading'>) {
  const title = (as: 'h1' | 'h2', text: string, fontSize: number) =>
    h(Heading, { as, style: { fontSize, lineHeight: '1.2', margin: as === 'h1' ? 0 : '16px 0 0' } }, text)
  return h(
    Fragment,
    null,
    order && h(Text, { style: { ...SMALL, paddingBottom: 8 } }, order.number),
    title('h1', order?.day ?? heading, 26),
    order?.day !== undefined && title('h2', heading, 18),
  )
}

/** Mail programs draw a picture only in the size that it says itself. */
const Pictured = ({ src }: { src: string }) =>
  h('img', { src, alt: '', width: 64, height: 80, style: { background: '#e7e2d9', display: 'block' } })

const Address = ({ label, lines }: NonNullable<Letter['address']>) =>
  h(
    'div',
    { style: { borderTop: RULE, paddingTop: 16 } },
    h(Text, { style: { ...PLAIN, fontWeight: 600 } }, label),
    lines.map((line, at) => h(Text, { key: at, style: PLAIN }, line)),
  )

const BUTTON: CSSProperties = {
  background: INK,
  borderRadius: 2,
  color: PAPER,
  fontSize: 16,
  fontWeight: 600,
  padding: '12px 24px',
}

/** Three stones, drawn with boxes, because mail programs show no SVG. */
function Logo() {
  const stone = (width: number, height: number) =>
    h('div', { style: { background: PAPER, borderRadius: 4, height, margin: '0 auto 2px', width } })
  return row(
    { style: { width: 'auto' }, align: 'left' },
    h(Column, { style: { width: 30 } }, stone(14, 6), stone(22, 7), stone(30, 8)),
    h(Column, { style: { color: PAPER, fontSize: 24, fontWeight: 700, paddingLeft: 12 } }, 'cairn'),
  )
}

function Quote({ quote }: { quote: string }) {
  const style: CSSProperties = {
    ...PLAIN,
    borderLeft: `2px solid ${PINE}`,
    padding: '4px 16px',
    whiteSpace: 'pre-line',
  }
  return h(Text, { style }, quote)
}

const Leave = ({ text, label, url }: NonNullable<Letter['leave']>) =>
  h(Text, { style: { ...SMALL, paddingTop: 12 } }, `${text} `, h('a', { href: url, style: { color: SLATE } }, label))

const PICTURE: CSSProperties = { padding: '12px 16px 12px 0', verticalAlign: 'top', width: 64 }
const NUMBER: CSSProperties = { textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap' }

const Lines = ({ lines }: Pick<Letter, 'lines'>) =>
  lines.map(({ name, detail, qty, amount, picture }, at) =>
    row(
      { key: at, style: { borderTop: RULE } },
      picture !== undefined && h(Column, { style: PICTURE }, h(Pictured, { src: picture })),
      h(
        Column,
        { style: { padding: '12px 0', verticalAlign: 'top' } },
        h(Text, { style: PLAIN }, `${qty} × ${name}`),
        h(Text, { style: SMALL }, detail),
      ),
      h(Column, { style: { ...PLAIN, ...NUMBER, padding: '12px 0 12px 16px' } }, amount),
    ),
  )

const Facts = ({ facts }: Pick<Letter, 'facts'>) =>
  h(
    'div',
    { style: { borderTop: RULE, paddingTop: 8 } },
    facts.map(({ label, value, strong, wraps = false }, at) =>
      row(
        { key: at },
        h(
          Column,
          {
            style: {
              color: SLATE,
              padding: '6px 16px 6px 0',
              verticalAlign: 'top',
              whiteSpace: wraps ? 'normal' : 'nowrap',
            },
          },
          label,
        ),
        h(
          Column,
          {
            style: {
              fontWeight: strong ? 700 : 400,
              padding: '6px 0',
              textAlign: 'right',
              verticalAlign: 'top',
              whiteSpace: wraps ? 'nowrap' : 'normal',
            },
          },
          value,
        ),
      ),
    ),
  )

function asText(letter: Letter): string {
  const { order, heading, paragraphs, quote, lines, facts, address, action, footer, leave } = letter
  const says = (label: string, value: string) => labelled(label, value, languageOf(letter.locale))
  return [
    ...(order ? [order.number, order.day ?? ''] : []),
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [`“${quote}”`]),
    lines
      .map(({ qty, name, detail, amount }) => [`${qty} × ${name}`, detail, amount].filter(Boolean).join('  '))
      .join('\n'),
    facts.map(({ label, value }) => says(label, value)).join('\n'),
    address ? [address.label, ...address.lines].join('\n') : '',
    ...(action ? [says(action.label, action.url)] : []),
    footer,
    ...(leave ? [`${leave.text} ${says(leave.label, leave.url)}`] : []),
  ]
    .filter(block => block !== '')
    .join('\n\n')
}
