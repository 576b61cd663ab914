import { isSame } from './content-diff.ts'
import { isRaw, type Raw } from './merge-layers.ts'

/** The sections in which two states of a page differ; nothing where anything else does: their order, or the page itself. */
export function changedItems(before: Raw, after: Raw): readonly string[] | undefined {
  const [old, young] = [grounded(before), grounded(after)]
  if (!isSame(old.ground, young.ground)) return undefined
  return [...young.items].flatMap(([id, item]) => (isSame(old.items.get(id), item) ? [] : [id]))
}

/** A page without its sections, which leave only their ids, and the sections. */
function grounded(page: Raw): { readonly ground: Raw; readonly items: ReadonlyMap<string, unknown> } {
  const items = new Map<string, unknown>()
  const sections = (Array.isArray(page['sections']) ? page['sections'] : []).map((section: unknown) => {
    if (!isRaw(section) || !Array.isArray(section['items'])) return section
    const ids = section['items'].map((item: unknown) => {
      if (!isRaw(item) || typeof item['id'] !== 'string') return item
      items.set(item['id'], item)
      return item['id']
    })
    return { ...section, items: ids }
  })
  return { ground: { ...page, sections }, items }
}
