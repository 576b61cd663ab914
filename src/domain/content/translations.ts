import { homeOf, LANGUAGES, languageOf, LOCALES, type Language, type Locale } from '../sites/sites.ts'
import { fieldIn, scopeOf, setField, type Layers } from './edit-layers.ts'
import type { Path } from './content-paths.ts'
import { isRaw, layersIn, mergeLayers } from './merge-layers.ts'
import { countingFor } from './own-lists.ts'
import { isPlaceholder } from './placeholder.ts'
import { asTheyAreRead } from './reading-order.ts'

/** What visitors read, by how its fields are called; everything else is the same in all languages. */
const READ = /(?:title|text|label|overline|badge|subject|heading|description|alt|copyright|disclaimer|place)$/i
/** What is counted has a name of its own, which nobody reads. */
const COUNTED: ReadonlySet<unknown> = new Set(['trackingEvent', 'promotionTracking'])
/** Names of categories and the like are filled in, in whatever language. */
const SAME = /^(?:\{[^}]*\}|[^\p{L}])*$/u
const SOURCES = 'sources'

/** The language everything is written in first. */
const SOURCE: Language = 'en'
/** A language, or how it is spoken away from where it comes from: fr, fr-ca. */
export const TARGETS: readonly (Language | Locale)[] = LANGUAGES.flatMap(language => {
  const abroad = LOCALES.filter(locale => languageOf(locale) === language && locale !== homeOf(language))
  return language === SOURCE ? abroad : [language, ...abroad]
})
export type Target = (typeof TARGETS)[number]

const isRegional = (to: Target): to is Locale => LOCALES.some(locale => locale === to)
/** What is translated: for a language what was written first, for one of its ways what the language says. */
export const sourceOf = (to: Target): Language => (isRegional(to) ? languageOf(to) : SOURCE)
/** Where it is read. */
export const localeIn = (to: Target): Locale => (isRegional(to) ? to : homeOf(to))
const sourceScopes = (to: Target): readonly string[] => [...new Set(['any', SOURCE, sourceOf(to)])]

/** Whether visitors read what a field of this name holds. */
export const isReadBy = (key: string): boolean => READ.test(key)

/** `same`: a way of speaking that says nothing of its own says what its language says. */
export const TRANSLATION_STATES = ['missing', 'stale', 'same', 'done'] as const
export const statesOf = (to: Target) =>
  TRANSLATION_STATES.filter(state => state !== (isRegional(to) ? 'missing' : 'same'))
/** Whether there is something left to do. */
export const isOpen = ({ state }: Pick<Translation, 'state'>): boolean => state === 'missing' || state === 'stale'

export type Translation = {
  /** The item it is of; without one, the object itself. */
  readonly id: string | undefined
  readonly path: Path
  readonly source: string
  readonly target: string | undefined
  /** What the source said when it was translated, where it says something else now and that is known. */
  readonly was: string | undefined
  readonly state: (typeof TRANSLATION_STATES)[number]
}

export const keyOf = ({ id, path }: Pick<Translation, 'id' | 'path'>): string => `${id ?? ''} ${path.join('.')}`

/** Every text of an object beside what a language, or a way of speaking it, says instead, in the order of the page. */
export function translationsOf(layers: Layers, to: Target): Translation[] {
  const scopes = sourceScopes(to)
  const texts = textsIn(mergeLayers(layersIn(layers, scopes)), undefined, [])
    // A list of a language's own is no translation of another.
    .filter(({ id, path }) => countingFor(layers, [...scopes, to], id, path)[0] !== to)
  const known = layers[to]?.[SOURCES]
  return texts.map(text => {
    const target = fieldIn(layers, to, text.id, text.path)
    if (typeof target !== 'string')
      return { ...text, target: undefined, was: undefined, state: isRegional(to) ? 'same' : 'missing' }
    const seen = isRaw(known) ? known[keyOf(text)] : undefined
    const isStale = typeof seen === 'string' && seen !== text.source && seen !== wordFor(text.source)
    const was = isStale && !WORD.test(seen) ? seen : undefined
    return { ...text, target, was, state: isStale ? 'stale' : 'done' }
  })
}

type Place = Pick<Translation, 'id' | 'path'>

/** Writes a translation, and what it is a translation of. Nothing takes both away. */
export function translate(layers: Layers, to: Target, of: Place & Pick<Translation, 'source'>, value: string): Layers {
  const said = value === '' ? undefined : value
  return rememberSource(setField(layers, to, of.id, of.path, said), to, of, said === undefined ? undefined : of.source)
}

/** Writes a field of a layer; where that translates a text, what it is a translation of is written too. */
export function writeField(layers: Layers, scope: string, place: Place, value: unknown): Layers {
  const { id, path } = place
  const written = setField(layers, scope, id, path, value)
  const to = TARGETS.find(each => each === scope)
  const key = path.findLast(part => typeof part === 'string')
  if (to === undefined || typeof key !== 'string' || !isReadBy(key)) return written
  const from = scopeOf(layers, sourceScopes(to), id, path)
  const source = from === undefined ? undefined : fieldIn(layers, from, id, path)
  const isSaid = typeof value === 'string' && value !== ''
  return rememberSource(written, to, place, isSaid && typeof source === 'string' ? source : undefined)
}

function rememberSource(layers: Layers, to: Target, place: Place, source: string | undefined): Layers {
  const { [SOURCES]: known, ...body } = layers[to] ?? {}
  const { [keyOf(place)]: _, ...others } = isRaw(known) ? known : {}
  const sources = source === undefined ? others : { ...others, [keyOf(place)]: source }
  return { ...layers, [to]: Object.keys(sources).length === 0 ? body : { ...body, [SOURCES]: sources } }
}

type Text = Pick<Translation, 'id' | 'path' | 'source'>

function textsIn(value: unknown, id: string | undefined, path: Path): Text[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => textsIn(entry, id, [...path, at]))
  if (isRaw(value)) {
    // Pictures have an id too, and are no items.
    const own = typeof value['id'] === 'string' && typeof value['type'] === 'string' ? value['id'] : undefined
    const read = asTheyAreRead(value).filter(([key]) => !COUNTED.has(key))
    return read.flatMap(([key, inside]) =>
      own === undefined ? textsIn(inside, id, [...path, key]) : textsIn(inside, own, [key]),
    )
  }
  const key = path.findLast(part => typeof part === 'string')
  const isRead =
    typeof value === 'string' && !SAME.test(value) && !isPlaceholder(value) && typeof key === 'string' && isReadBy(key)
  return isRead ? [{ id, path, source: value }] : []
}

const WORD = /^[0-9a-z]{1,7}\.\d+$/

/** What stood in place of a text before the text itself was kept: the same word for the same text (FNV-1a). */
function wordFor(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${hash.toString(36)}.${text.length}`
}
