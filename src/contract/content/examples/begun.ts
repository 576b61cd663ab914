import { valueAt, type Path } from '#domain/content/content-paths.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { PLACEHOLDER } from '#domain/content/placeholder.ts'
import { isReadBy } from '#domain/content/translations.ts'
import { exampleOf } from './presets.ts'

/** What the shop fills in itself, and what is counted under a name of its own. */
const LEFT_OUT: ReadonlySet<string> = new Set(['recommendedProducts', 'promotionTracking', 'trackingEvent'])
/** Of whichever site and language it is read in. */
const HOME = '/{locale}'

/** A kind or preset to begin with: its form and its pictures are those of the example, its words are nobody’s yet. */
export const begunOf = (name: string): Raw => begun(exampleOf(name) ?? {})

/** One more entry of a list of such a section, as whole as those that it began with. */
export function entryOf(name: string, path: Path): Raw {
  const first = valueAt(
    begunOf(name),
    [...path, 0].map(part => (typeof part === 'number' ? 0 : part)),
  )
  if (isRaw(first)) return first
  return path.at(-1) === 'targets' ? { text: PLACEHOLDER, url: HOME } : {}
}

const begun = (fields: Raw): Raw =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, value]) => [key, valueOf(key, value)]),
  )

function valueOf(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => valueOf(key, entry))
  if (isRaw(value)) return begun(value)
  if (typeof value !== 'string') return value
  if (key === 'url') return HOME
  if (key === 'alt') return ''
  return isReadBy(key) ? unsaid(value) : value
}

/** Tags stay where they are, without what they led to. */
const unsaid = (text: string): string =>
  text.replaceAll(/<\/?a\b[^>]*>/g, '').replaceAll(/[^<>]+(?![^<]*>)/g, PLACEHOLDER)
