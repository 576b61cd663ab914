import type { ReactNode } from 'react'
import { CatalogueTile } from '#web/sections/cards/cards.tsx'
import { SectionList } from '#web/sections/section-list.tsx'
import { hasHeading } from '#web/pages/content/has-heading.ts'
import type { FoundSections } from '#web/pages/content/find-sections.ts'

export type Places = {
  above: ReactNode
  /** What stands above says what the page is: it needs no other head. */
  isHeaded: boolean
  below: ReactNode
  tiles: ReadonlyMap<number, ReactNode>
}

const ABOVE = 'top'
const INSIDE = 'grid'

/** Where the sections of a category stand: above the products, between them, or below. */
export function placesOf(content: FoundSections | undefined, filtered: boolean): Places {
  if (!content) return { above: null, isHeaded: false, below: null, tiles: new Map() }
  const { sections, facts } = content.loaded
  const grids = sections
    .filter(({ name }) => name === INSIDE)
    .flatMap(({ items }) => items.filter(item => item.type === 'inline-catalogue-grid'))
    .filter(({ hideWhenFiltered }) => !(filtered && hideWhenFiltered))
  const top = sections.filter(({ name }) => name === ABOVE)
  const isHeaded = hasHeading(top)
  return {
    above: <SectionList sections={top} facts={facts} leads={isHeaded} />,
    isHeaded,
    below: (
      <SectionList
        sections={sections.filter(({ name }) => name !== ABOVE && name !== INSIDE)}
        facts={facts}
        leads={false}
      />
    ),
    tiles: new Map(
      grids.flatMap(grid => grid.tiles.map(tile => [tile.position, <CatalogueTile key={tile.position} tile={tile} />])),
    ),
  }
}
