import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nProvider, useI18n } from '#web/i18n/i18n.tsx'
import { PageScopeProvider, usePageScope } from './page-scope.tsx'

const MOST_CHARACTERS = 64 * 1024 * 1024
/** Stands in a kept part's ids for its place on a page, which is put in when the part is used. No text holds it. */
const PLACE = '\u0001'

const numbers = new WeakMap<object, number>()
const parts = new Map<string, string>()
let characters = 0
let lastNumber = 0

/** What a part is made of, besides the locale: objects that nobody changes, and a name that tells everything else. */
export type Keep = (of: readonly (object | undefined)[], name: string, part: ReactNode) => { __html: string }

/**
 * Parts of pages that many pages show: the menu, a product's card, a section. Each is rendered once for the objects it
 * shows. Services hand out the same object for as long as nothing in it changed, and another one afterwards: so a part
 * is never older than its data, and nothing here has to hear of changes. What nobody asks for any more goes first.
 */
export function useKept(): Keep {
  const { locale, messages } = useI18n()
  const scope = usePageScope()
  return (of, name, part) => {
    const key = `${locale} ${name} ${of.map(numberOf).join(' ')}`
    const html =
      find(key) ??
      keep(
        key,
        renderToString(
          <I18nProvider locale={locale} messages={messages}>
            <PageScopeProvider value={{ ...scope, nextId: counter() }}>{part}</PageScopeProvider>
          </I18nProvider>,
          { identifierPrefix: PLACE },
        ),
      )
    return { __html: html.includes(PLACE) ? html.replaceAll(PLACE, `${scope.nextId()}-`) : html }
  }
}

type Props = { of: readonly (object | undefined)[]; name: string; children: ReactNode }

/** A kept part where no element of its own is at hand to hold it. */
export const Kept = ({ of, name, children }: Props) => (
  <div className="contents" dangerouslySetInnerHTML={useKept()(of, name, children)} />
)

function counter(): () => string {
  let last = 0
  return () => `${PLACE}${++last}`
}

function numberOf(object: object | undefined): number {
  if (!object) return 0
  const number = numbers.get(object) ?? ++lastNumber
  numbers.set(object, number)
  return number
}

function find(key: string): string | undefined {
  const html = parts.get(key)
  if (html === undefined) return undefined
  parts.delete(key)
  parts.set(key, html)
  return html
}

function keep(key: string, html: string): string {
  parts.set(key, html)
  characters += html.length
  for (const [oldest, { length }] of parts) {
    if (characters <= MOST_CHARACTERS) break
    parts.delete(oldest)
    characters -= length
  }
  return html
}
