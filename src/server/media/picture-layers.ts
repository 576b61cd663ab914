import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { isPictureKind, PICTURE_VARIANTS, viewsOf } from '#domain/media/picture-kinds.ts'
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

const load = async (file: string, width: number, height: number) =>
  sharp(fileURLToPath(new URL(file, PRODUCTS)))
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()

/** Light, masks and gloss at the wanted width: scaling first makes a card cheaper to dye than a master. */
export async function loadLayers(id: PictureId, width: number): Promise<SizedLayers | undefined> {
  const stem = stemOf(id)
  if (stem === undefined) return undefined
  const height = Math.round(width * 1.25)
  const [light, mask, gloss] = await Promise.all([
    load(`${stem}.light.avif`, width, height),
    load(`${stem}.mask.avif`, width, height),
    sharp(fileURLToPath(new URL(`${stem}.gloss.avif`, PRODUCTS)))
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer(),
  ])
  return { light, mask, gloss, pixels: width * height, width, height }
}
