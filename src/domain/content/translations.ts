import type { Language } from '../sites/sites.ts'
import { fieldIn, setField, type Layers } from './edit-layers.ts'
import type { Path } from './content-paths.ts'
import { isRaw, layersIn, mergeLayers } from './merge-layers.ts'
import { countingFor } from './own-lists.ts'
import { isPlaceholder } from './placeholder.ts'

/** What visitors read, by how its fields are called; everything else is the same in all languages. */
const READ = /(?:title|text|label|overline|badge|subject|heading|description|alt|copyright|disclaimer|place)$/i
/** What is counted has a name of its own, which nobody reads. */
const COUNTED: ReadonlySet<unknown> = new Set(['trackingEvent', 'promotionTracking'])
/** Names of categories and the like are filled in, in whatever language. */
const SAME = /^(?:\{[^}]*\}|[^\p{L}])*$/u
const SOURCES = 'sources'

/** Whether visitors read what a field of this name holds. */
export const isReadBy = (key: string): boolean => READ.test(key)

export const TRANSLATION_STATES = ['missing', 'stale', 'done'] as const

export type Translation = {
  /** The item it is of; without one, the object itself. */
  readonly id: string | undefined
  readonly path: Path
  readonly source: string
  readonly target: string | undefined
  readonly state: (typeof TRANSLATION_STATES)[number]
}

export const keyOf = ({ id, path }: Pick<Translation, 'id' | 'path'>): string => `${id ?? ''} ${path.join('.')}`

/** Every text of an object in one language, beside the same in another. */
export function translationsOf(layers: Layers, from: Language, to: Language): Translation[] {
  const texts = textsIn(mergeLayers(layersIn(layers, ['any', from])), undefined, [])
    // A list of a language's own is no translation of another.
    .filter(({ id, path }) => countingFor(layers, ['any', to], id, path)[0] === 'any')
  const known = layers[to]?.[SOURCES]
  return texts.map(text => {
    const target = fieldIn(layers, to, text.id, text.path)
    const seen = isRaw(known) ? known[keyOf(text)] : undefined
    const isStale = seen !== undefined && seen !== wordFor(text.source)
    const state = typeof target !== 'string' ? 'missing' : isStale ? 'stale' : 'done'
    return { ...text, target: typeof target === 'string' ? target : undefined, state }
  })
}

/** Writes a translation, and what it is a translation of. Nothing takes both away. */
export function translate(layers: Layers, to: Language, translation: Translation, value: string): Layers {
  const { id, path, source } = translation
  const said = setField(layers, to, id, path, value === '' ? undefined : value)
  const { [SOURCES]: known, ...body } = said[to] ?? {}
  const { [keyOf(translation)]: _, ...others } = isRaw(known) ? known : {}
  const sources = value === '' ? others : { ...others, [keyOf(translation)]: wordFor(source) }
  return { ...said, [to]: Object.keys(sources).length === 0 ? body : { ...body, [SOURCES]: sources } }
}

type Text = Pick<Translation, 'id' | 'path' | 'source'>

function textsIn(value: unknown, id: string | undefined, path: Path): Text[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, at) => textsIn(entry, id, [...path, at]))
  if (isRaw(value)) {
    // Pictures have an id too, and are no items.
    const own = typeof value['id'] === 'string' && typeof value['type'] === 'string' ? value['id'] : undefined
    const read = Object.entries(value).filter(([key]) => !COUNTED.has(key))
    return read.flatMap(([key, inside]) =>
      own === undefined ? textsIn(inside, id, [...path, key]) : textsIn(inside, own, [key]),
    )
  }
  const key = path.findLast(part => typeof part === 'string')
  const isRead =
    typeof value === 'string' && !SAME.test(value) && !isPlaceholder(value) && typeof key === 'string' && isReadBy(key)
  return isRead ? [{ id, path, source: value }] : []
}

/** Stands for a text: the same word for the same text (FNV-1a). */
function wordFor(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${hash.toString(36)}.${text.length}`
}
