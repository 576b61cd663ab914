import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { isPictureKind, PICTURE_VARIANTS, viewsOf } from '#domain/picture-kinds.ts'
import type { PictureLayers } from './tint-pixels.ts'

export type PictureId = { kind: string; variant: number; view: string }
export type SizedLayers = PictureLayers & { width: number; height: number }

const PRODUCTS = new URL('../../../art/products/', import.meta.url)

/** The masters' stem, or undefined for an id that was never photographed (so no path is built from foreign text). */
function stemOf({ kind, variant, view }: PictureId): string | undefined {
  if (!isPictureKind(kind)) return undefined
  const known = PICTURE_VARIANTS.some(each => each === variant) && viewsOf(kind).some(each => each === view)
  return known ? `${kind}-${variant}-${view}` : undefined
}

export const isProductPicture = (id: PictureId): boolean => stemOf(id) !== undefined

const load = async (file: string, width: number) =>
  sharp(fileURLToPath(new URL(file, PRODUCTS)))
    .resize({ width, withoutEnlargement: true, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })

/** Light and masks at the wanted width: scaling first makes a card five times cheaper to dye than a master. */
export async function loadLayers(id: PictureId, width: number): Promise<SizedLayers | undefined> {
  const stem = stemOf(id)
  if (stem === undefined) return undefined
  const [base, mask] = await Promise.all([load(`${stem}.base.avif`, width), load(`${stem}.mask.avif`, width)])
  const { width: actual, height } = base.info
  return { base: base.data, mask: mask.data, pixels: actual * height, width: actual, height }
}
