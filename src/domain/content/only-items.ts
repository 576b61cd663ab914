import type { Layers } from './edit-layers.ts'
import { isRaw, type Raw } from './merge-layers.ts'

/**
 * The layers of a page with these of its sections alone, and the first one, which is shown in its own way. What they are
 * together is what they are on the whole page.
 */
export function onlyItems(layers: Layers, ids: readonly string[]): Layers {
  const [first] = Object.values(layers).flatMap(itemsIn)
  const kept = new Set([...ids, idOf(first)])
  const bodies = Object.entries(layers).map(([scope, body]) => [scope, withSections(body, kept)] as const)
  const named = new Set([...kept, ...bodies.flatMap(([, body]) => idsIn(body['sections']))])
  return Object.fromEntries(bodies.map(([scope, body]) => [scope, withTexts(body, named)]))
}

const idOf = (item: unknown): string | undefined =>
  isRaw(item) && typeof item['id'] === 'string' ? item['id'] : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const itemsIn = (body: Raw): readonly unknown[] =>
  listOf(body['sections']).flatMap(section => (isRaw(section) ? listOf(section['items']) : []))

function withSections(body: Raw, kept: ReadonlySet<string | undefined>): Raw {
  if (!Array.isArray(body['sections'])) return body
  const sections = body['sections'].map((section: unknown) =>
    isRaw(section) && Array.isArray(section['items'])
      ? { ...section, items: section['items'].filter((item: unknown) => kept.has(idOf(item))) }
      : section,
  )
  return { ...body, sections }
}

/** Texts may speak of anything that has an id, however deep it lies. */
function withTexts(layer: Raw, named: ReadonlySet<string | undefined>): Raw {
  const { sources: _, ...body } = layer
  const { texts } = body
  if (!isRaw(texts)) return body
  return { ...body, texts: Object.fromEntries(Object.entries(texts).filter(([id]) => named.has(id))) }
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isRaw(value)) return []
  const own = idOf(value)
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(idsIn)]
}
