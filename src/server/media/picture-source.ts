import type { Catalog } from '../catalog/catalog.ts'
import { drawnProduct, drawnRidges } from './drawn-picture.ts'

/** An original: what it is made from (so that a change makes a new picture), and how to make it. */
export type Original = { readonly made: string; readonly isMissing: boolean; readonly render: () => Promise<Buffer> }

const PRODUCT_PICTURE = /^([A-Z0-9]{8})-([a-z]+)$/
/** A shopper's design: the product, then a code for each part. */
const CUSTOM_PICTURE = /^custom\/([A-Z0-9]{8})-([A-Z0-9-]{1,40})$/

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
  const custom = await customOf(id, catalog)
  if (custom) return { made: custom, isMissing: false, render: async () => Buffer.from(custom) }
  const drawing = drawnRidges(id)
  return { made: drawing, isMissing: true, render: async () => Buffer.from(drawing) }
}

/** Only codes the shop knows become colours: nobody can fill the disk with pictures of his own. */
async function customOf(id: string, catalog: Catalog): Promise<string | undefined> {
  const [, colourId = '', codes = ''] = CUSTOM_PICTURE.exec(id) ?? []
  if (codes === '') return undefined
  await catalog.ready()
  const style = catalog.find(colourId)
  if (!style?.isCustomisable) return undefined
  const hexes = codes.split('-').flatMap(code => style.customHexes.get(code) ?? [])
  return drawnProduct(style.kind, hexes)
}
