import { Readable } from 'node:stream'
import { create } from 'fontkit'

type Subset = { encode: () => Uint8Array; encodeStream?: () => Readable }

/** Reads fonts for the library that writes documents, which expects their subsets as a stream, as in versions long ago. */
export const fontReader = Object.assign(Object.create(null), {
  create(bytes: Uint8Array) {
    const font = create(Buffer.from(bytes))
    if (!('createSubset' in font)) throw new Error('A collection of fonts is not a font')
    const createSubset = font.createSubset.bind(font)
    return Object.assign(font, {
      createSubset() {
        const subset: Subset = createSubset()
        return Object.assign(subset, { encodeStream: () => Readable.from([subset.encode()]) })
      },
    })
  },
})
