import type { Catalog } from '../catalog/catalog.ts'
import { drawnProduct, drawnRidges } from './drawn-picture.ts'

/** An original: what it is made from (so that a change makes a new picture), and how to make it. */
export type Original = { readonly made: string; readonly isMissing: boolean; readonly render: () => Promise<Buffer> }

const PRODUCT_PICTURE = /^([A-Z0-9]{8})-([a-z]+)$/

/** Finds or draws the original of a picture. Ids that name nothing get quiet ridges, so that no page shows a broken picture. */
export async function originalOf(id: string, catalog: Catalog): Promise<Original> {
  const [, colourId] = PRODUCT_PICTURE.exec(id) ?? []
  if (colourId !== undefined) {
    await catalog.ready()
    const style = catalog.find(colourId)
    const colour = style?.colours.find(each => each.id === colourId)
    const drawing = style && colour && drawnProduct(style.kind, colour.hexes)
    if (drawing) return { made: drawing, isMissing: false, render: async () => Buffer.from(drawing) }
  }
  const drawing = drawnRidges(id)
  return { made: drawing, isMissing: true, render: async () => Buffer.from(drawing) }
}
