// write-scenes.ts: measures every landscape in art/scenes and writes art/scenes.json with its alternative texts.
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { SCENE_TEXTS } from './scene-texts.ts'

const HERE = new URL('../../art/', import.meta.url)
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

async function measured(file: string) {
  const original = readFileSync(new URL(`scenes/${file}`, HERE))
  const image = sharp(original)
  const { width = 0, height = 0 } = await image.metadata()
  const { channels } = await image.clone().resize(16, 16, { fit: 'fill' }).stats()
  return {
    file,
    width,
    height,
    bytes: original.length,
    sha256: hash('sha256', original),
    colour: `#${channels
      .slice(0, 3)
      .map(channel => hex(channel.mean))
      .join('')}`,
  }
}

const files = new Set(readdirSync(new URL('scenes/', HERE)))
const scenes = []
for (const [id, { focal, alt }] of Object.entries(SCENE_TEXTS)) {
  const [wide, tall] = [`${id}-wide.avif`, `${id}-tall.avif`]
  if (!files.has(wide) || !files.has(tall)) throw new Error(`no pictures for the scene ${id}`)
  const crop = { wide: await measured(wide), tall: await measured(tall) }
  const crops = { wide: shown(crop.wide, `${nameOf(id)}w`), tall: shown(crop.tall, `${nameOf(id)}t`) }
  scenes.push({ id, colour: crop.wide.colour, focal, crops, alt })
}
/** As the library of the demo shop calls it, and its content with it. */
function nameOf(id: string) {
  return `ast_${id.replaceAll('-', '').slice(0, 11).padEnd(11, '0')}`
}
function shown({ file, width, height, bytes, sha256 }: Awaited<ReturnType<typeof measured>>, asset: string) {
  return { file: `scenes/${file}`, width, height, bytes, sha256, asset }
}
const films = [
  { id: 'fog-over-ridges', scene: 'sea-of-cloud', seconds: 4 },
  { id: 'lake-water', scene: 'alpine-lake', seconds: 4 },
  { id: 'falling-snow', scene: 'winter-forest', seconds: 4 },
  { id: 'turning-boot', scene: 'turning-boot', seconds: 5 },
].map(film => ({
  ...film,
  width: 1280,
  height: 720,
  files: [`films/${film.id}.webm`, `films/${film.id}.mp4`],
}))
writeFileSync(new URL('scenes.json', HERE), `${JSON.stringify({ scenes, films }, null, 2)}\n`)
