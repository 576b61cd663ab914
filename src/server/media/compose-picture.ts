import { setImmediate } from 'node:timers/promises'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { OUTDOORS, STUDIO, type Development } from './developments.ts'
import { inItsBox } from './optical-box.ts'
import { loadLayers } from './picture-layers.ts'
import type { PictureId } from './picture-layers.ts'
import { parseHex, tintPixels } from './tint-pixels.ts'
import type { PictureLayers, Rgb } from './tint-pixels.ts'

/** Pictures are 4:5, rendered this wide; asking for more gives this. */
const MASTER_WIDTH = 1000
const GROUND = '#EFEBE4'

export type ProductPictureRequest = PictureId & {
  /** Main, accent and trim as `#rrggbb`; a missing one repeats the one before it. */
  colours: readonly string[]
  width?: number
}

const STONE: Rgb = [207, 200, 188]

function threeColours(colours: readonly string[]): readonly [Rgb, Rgb, Rgb] {
  const main = parseHex(colours[0] ?? '') ?? STONE
  const accent = parseHex(colours[1] ?? '') ?? main
  return [main, accent, parseHex(colours[2] ?? '') ?? accent]
}

/** A product's picture in its colours, as a sharp pipeline to encode; undefined when there is no such picture. */
export async function renderProductPicture(request: ProductPictureRequest): Promise<Sharp | undefined> {
  const layers = await loadLayers(request, Math.min(request.width ?? MASTER_WIDTH, MASTER_WIDTH))
  if (layers === undefined) return undefined
  const { width, height } = layers
  const development = request.view === 'outdoors' ? OUTDOORS : STUDIO
  const dyed = await tintInSlices(layers, threeColours(request.colours), development)
  return inItsBox(sharp(dyed, { raw: { width, height, channels: 3 } }), request, { width, height })
}

/** A few milliseconds' work. */
const SLICE_PIXELS = 40_000

/** A whole picture at once would keep every shopper waiting for a tenth of a second. */
async function tintInSlices(
  layers: PictureLayers,
  colours: readonly [Rgb, Rgb, Rgb],
  development: Development,
): Promise<Uint8Array> {
  const out = new Uint8Array(layers.pixels * 3)
  for (let from = 0; from < layers.pixels; from += SLICE_PIXELS) {
    const to = Math.min(from + SLICE_PIXELS, layers.pixels)
    const slice = {
      light: layers.light.subarray(from * 3, to * 3),
      mask: layers.mask.subarray(from * 3, to * 3),
      gloss: layers.gloss.subarray(from, to),
      pixels: to - from,
    }
    out.set(tintPixels(slice, colours, development), from * 3)
    await setImmediate()
  }
  return out
}

const STONES = `<g fill="#CFC8BC"><ellipse cx="50" cy="74" rx="17" ry="6"/><ellipse cx="52" cy="61.5" rx="13" ry="5.2"/><ellipse cx="49" cy="50.5" rx="8.5" ry="4.6"/></g>`

/** The brand's stones on the studio ground: what answers for a picture that does not exist. */
export function placeholderPicture(width = 800, height = Math.round(width * 1.25)): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 125"><rect x="-400" y="-400" width="900" height="925" fill="${GROUND}"/>${STONES}</svg>`
  return sharp(Buffer.from(svg))
}
