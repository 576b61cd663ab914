import type { Section } from '#contract/content/content.entities.ts'
import { sections as entries } from '#web/sections/registry.ts'

/** A picture from edge to edge begins right below the head of the page; anything else keeps away from it. */
export function beginsAtEdge(sections: readonly Section[]): boolean {
  const [first] = sections.flatMap(({ items }) => items)
  return first === undefined || (first.isFullWidth ?? entries[first.type].bleeds ?? false)
}
