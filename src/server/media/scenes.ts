import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const ART = new URL('../../../art/', import.meta.url)

const Scenes = z.object({
  scenes: z.array(z.object({ id: z.string(), crops: z.record(z.string(), z.object({ file: z.string() })) })),
})

/** Where the landscapes lie, by picture id: `scenes/ridges-dawn-wide`. */
const FILES: ReadonlyMap<string, string> = new Map(
  Scenes.parse(JSON.parse(readFileSync(new URL('scenes.json', ART), 'utf8'))).scenes.flatMap(({ id, crops }) =>
    Object.entries(crops).map(([crop, { file }]): [string, string] => [
      `scenes/${id}-${crop}`,
      fileURLToPath(new URL(file, ART)),
    ]),
  ),
)

export const findScene = (id: string): string | undefined => FILES.get(id)
