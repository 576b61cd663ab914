import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Pieces } from '#contract/web.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import { I18nProvider, useI18n } from '#web/i18n/i18n.tsx'
import { PageScopeProvider, usePageScope } from './page-scope.tsx'

const MOST_BYTES = 64 * 1024 * 1024
/** What a piece takes besides its bytes: many are shorter. */
const PIECE_BYTES = 250
/** Stands in a kept part's ids for its place on a page, which is put in when the part is used. No text holds it. */
const PLACE = '\u0001'
const PLACE_BYTE = PLACE.charCodeAt(0)

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const numbers = new WeakMap<object, number>()
/** Each cut where its place goes in: joined as it is used, without looking through it again. */
const parts = new Bounded<readonly Uint8Array[]>(MOST_BYTES, { weigh: part => weightOf(part) })
let lastNumber = 0

/** What React wants fetched early stands before a part: too late there to be of use, and the page's head says it already. */
const EARLY = /^(?:<link rel="preload" as="image"[^>]*>)+/

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
  return (of, name, view) => {
    const key = `${locale} ${name} ${of.map(numberOf).join(' ')}`
    const render = () =>
      renderToString(
        <I18nProvider locale={locale} messages={messages}>
          <PageScopeProvider value={{ ...scope, nextId: counter(), seams: undefined }}>{view}</PageScopeProvider>
        </I18nProvider>,
        { identifierPrefix: PLACE },
      ).replace(EARLY, '')
    const part = scope.fresh ? cutAtPlaces(encoder.encode(render())) : (parts.get(key) ?? keep(key, render()))
    const pieces = part.length > 1 ? placed(part, `${scope.nextId()}-`) : part
    return { __html: scope.seams && isSomething(part) ? scope.seams.stand(pieces) : textOf(pieces) }
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

const keep = (key: string, html: string) => parts.set(key, cutAtPlaces(encoder.encode(html)))

/** Views of one array: an array of its own for each piece would take several times the memory. */
function cutAtPlaces(whole: Uint8Array): readonly Uint8Array[] {
  const pieces: Uint8Array[] = []
  let from = 0
  for (let to = whole.indexOf(PLACE_BYTE); to >= 0; to = whole.indexOf(PLACE_BYTE, from)) {
    pieces.push(whole.subarray(from, to))
    from = to + 1
  }
  return [...pieces, whole.subarray(from)]
}

const placed = ([start, ...rest]: readonly Uint8Array[], place: string): Pieces => [
  ...(start ? [start] : []),
  ...rest.flatMap(piece => [place, piece]),
]

const textOf = (pieces: Pieces) =>
  pieces.reduce<string>((text, piece) => text + (typeof piece === 'string' ? piece : decoder.decode(piece)), '')

const isSomething = (part: readonly Uint8Array[]) => part.some(({ length }) => length > 0)
const weightOf = (part: readonly Uint8Array[]) => part.reduce((sum, { length }) => sum + length + PIECE_BYTES, 0)
