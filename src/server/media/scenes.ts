import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ART = new URL('../../../art/', import.meta.url)

const Crop = z.object({
  file: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  sha256: z.string(),
  asset: z.string(),
})
const Scene = z.object({
  id: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
  crops: z.record(z.string(), Crop),
  alt: z.record(z.string(), z.string()),
})

/** The landscapes that come with the shop, as tools/art/write-scenes.ts measured them. */
export const SCENES: readonly z.output<typeof Scene>[] = z
  .object({ scenes: z.array(Scene) })
  .parse(JSON.parse(readFileSync(new URL('scenes.json', ART), 'utf8'))).scenes

export const sceneFile = ({ file }: { readonly file: string }): string => fileURLToPath(new URL(file, ART))

/** Where the landscapes lie, by picture id: `scenes/ridges-dawn-wide`. */
const FILES: ReadonlyMap<string, string> = new Map(
  SCENES.flatMap(({ id, crops }) =>
    Object.entries(crops).map(([crop, each]): [string, string] => [`scenes/${id}-${crop}`, sceneFile(each)]),
  ),
)

export const findScene = (id: string): string | undefined => FILES.get(id)
