import { readFile } from 'node:fs/promises'
import type { FocalPoint } from '#domain/assets/focal-crop.ts'
import type { Pixels } from '#domain/media/picture-frame.ts'
import { isPictureKind, viewsOf } from '#domain/media/picture-kinds.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { CatalogStyle } from '../catalog/style.ts'
import { placeholderPicture, renderProductPicture } from './compose-picture.ts'
import { findScene } from './scenes.ts'

/** An original: what it is made from (so that a change makes a new picture), and how to make it, so many pixels wide. */
export type Original = {
  readonly made: string
  readonly isMissing: boolean
  readonly render: (width: number) => Promise<Buffer>
  /** Handed in by a shopper, who may want it forgotten. */
  readonly isOfPerson?: true
  /** What a crop keeps; the centre when absent. */
  readonly focal?: FocalPoint
  /** How large it is; what is drawn is as large as it is asked for. */
  readonly pixels?: Pixels
}

const PRODUCT_PICTURE = /^([A-Z0-9]{8})-([a-z]+)$/
/** A shopper's design: the product, then a code for each part. */
const CUSTOM_PICTURE = /^custom\/([A-Z0-9]{8})-([A-Z0-9-]{1,40})$/

/** Finds or composes the original of a picture. Ids that name nothing get quiet stones, so that no page shows a broken one. */
export async function originalOf(id: string, catalog: Catalog): Promise<Original> {
  const scene = findScene(id)
  if (scene) return { made: scene.slice(scene.lastIndexOf('/')), isMissing: false, render: () => readFile(scene) }
  return (await productOf(id, catalog)) ?? (await customOf(id, catalog)) ?? MISSING
}

/** A picture that a shopper handed in; who may see it was settled before. */
export const originalOfUpload = (id: string, { read }: { read: () => Promise<Buffer> }): Original => ({
  made: id,
  isMissing: false,
  isOfPerson: true,
  render: read,
})

const MISSING: Original = {
  made: 'missing',
  isMissing: true,
  render: width => placeholderPicture(width).png().toBuffer(),
}

async function productOf(id: string, catalog: Catalog): Promise<Original | undefined> {
  const [, colourId, view = ''] = PRODUCT_PICTURE.exec(id) ?? []
  if (colourId === undefined) return undefined
  await catalog.ready()
  const style = catalog.find(colourId)
  const colour = style?.colours.find(each => each.id === colourId)
  return style && colour && photographed(style, view, colour.hexes)
}

/** Only codes the shop knows become colours: nobody can fill the disk with pictures of his own. */
async function customOf(id: string, catalog: Catalog): Promise<Original | undefined> {
  const [, colourId = '', codes = ''] = CUSTOM_PICTURE.exec(id) ?? []
  if (codes === '') return undefined
  await catalog.ready()
  const style = catalog.find(colourId)
  if (!style?.isCustomisable) return undefined
  return photographed(
    style,
    '',
    codes.split('-').flatMap(code => style.customHexes.get(code) ?? []),
  )
}

/** Shops that were filled before shoes and bags stood outdoors still ask for them at an angle. */
const FOLLOWED: Readonly<Record<string, string>> = { quarter: 'outdoors' }

/** A view its kind was not photographed from shows what took its place, or the first one. */
function photographed(
  { kind, artVariant: variant }: CatalogStyle,
  asked: string,
  colours: readonly string[],
): Original | undefined {
  if (!isPictureKind(kind)) return undefined
  const views = viewsOf(kind)
  const view =
    [asked, FOLLOWED[asked]].flatMap(each => views.find(known => known === each) ?? [])[0] ?? views[0] ?? asked
  return {
    made: `${kind} ${variant} ${view} ${colours.join(' ')}`,
    isMissing: false,
    async render(width) {
      const picture = await renderProductPicture({ kind, variant, view, colours, width })
      return (picture ?? placeholderPicture(width)).png({ compressionLevel: 1 }).toBuffer()
    },
  }
}
