import { openAsBlob } from 'node:fs'
import { SCENES, sceneFile } from '../media/scenes.ts'
import { masterKey, originalKey, type Files } from './files.ts'

type Shipped = { readonly path: string; readonly bytes: number }

/** Sizes are made of them as they are: nobody sent them, and none is larger than a master. */
const SHIPPED: ReadonlyMap<string, Shipped> = new Map(
  SCENES.flatMap(({ crops }) => Object.values(crops)).flatMap(crop => {
    const shipped = { path: sceneFile(crop), bytes: crop.bytes }
    return [originalKey(crop.sha256, 'avif'), masterKey(crop.sha256)].map((key): [string, Shipped] => [key, shipped])
  }),
)

/** Pictures that come with the shop stay where they came: the library of the demo names them, and copies none. */
export const withShipped = (files: Files): Files => ({
  ...files,
  async get(key, part) {
    const shipped = SHIPPED.get(key)
    if (!shipped) return files.get(key, part)
    const whole = await openAsBlob(shipped.path)
    return (part ? whole.slice(part.from, part.to + 1) : whole).stream()
  },
  size: async key => SHIPPED.get(key)?.bytes ?? files.size(key),
})
