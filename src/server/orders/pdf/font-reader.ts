import { Readable } from 'node:stream'
import { create, type Font } from 'fontkit'

type Subset = { encode: () => Uint8Array; encodeStream?: () => Readable }

export function fontOf(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes))
  if (!('createSubset' in font)) throw new Error('A collection of fonts is not a font')
  return font
}

/** Reads fonts for the library that writes documents, which expects their subsets as a stream, as in versions long ago. */
export const fontReader = Object.assign(Object.create(null), {
  create(bytes: Uint8Array) {
    const font = fontOf(bytes)
    const createSubset = font.createSubset.bind(font)
    return Object.assign(font, {
      createSubset() {
        const subset: Subset = createSubset()
        return Object.assign(subset, { encodeStream: () => Readable.from([subset.encode()]) })
      },
    })
  },
})
