// store-outside.ts FOLDER: takes the products outdoors that render_outside.py left there (ID-CROP.ppm) into art/scenes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const [folder = '.'] = process.argv.slice(2)

/** The three lines before the pixels: `P6`, width and height, 255. */
function pixelsOf(bytes: Buffer) {
  const [, w = '', h = ''] = /^P6\n(\d+) (\d+)\n255\n/.exec(bytes.subarray(0, 40).toString('latin1')) ?? []
  const [width, height] = [Number(w), Number(h)]
  return { data: bytes.subarray(bytes.length - width * height * 3), width, height }
}

for (const file of readdirSync(folder).filter(name => name.endsWith('.ppm'))) {
  const { data, width, height } = pixelsOf(readFileSync(join(folder, file)))
  const out = new URL(`../../art/scenes/${file.replace('.ppm', '.avif')}`, import.meta.url).pathname
  const { size } = await sharp(data, { raw: { width, height, channels: 3 } })
    .avif({ quality: 62, effort: 5, chromaSubsampling: '4:2:0' })
    .toFile(out)
  console.log(file, `${width} × ${height}`, size)
}
