import { inLanguage } from '../catalog/words.ts'
import { titlesOf } from '../content/list.service.ts'
import type { Desk } from '../staff/staff.ts'
import * as queries from './assets.queries.ts'

/** Where a picture or film is used, by the names that people know: a product's, a page's title. */
export async function usesOf(desk: Desk, id: string) {
  const uses = await queries.findUses(desk.db, id)
  const slugs = new Set(uses.flatMap(use => (use.kind === 'colour' ? [] : [use.id])))
  const [titles] = await Promise.all([titlesOf(desk, [...slugs]), desk.services.catalog.ready()])
  return uses.map(use => {
    const title = use.kind === 'colour' ? photographed(desk, use.id) : titles.get(use.id)
    return { ...use, ...(title !== undefined && { title }) }
  })
}

function photographed({ services: { catalog }, language }: Desk, colourId: string): string | undefined {
  const style = catalog.find(colourId)
  const colour = style?.colours.find(({ id }) => id === colourId)
  return style && colour && `${inLanguage(style.names, language)} – ${inLanguage(colour.names, language)}`
}
