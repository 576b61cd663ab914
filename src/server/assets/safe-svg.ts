import { fileURLToPath } from 'node:url'
import { startOfDrawing } from '#domain/assets/start-of-drawing.ts'
import { readInProcess } from '../media/picture-process.ts'

const child = fileURLToPath(new URL('safe-svg-child.ts', import.meta.url))
const LIMIT_MS = 20_000

/** What draws, without what stands before it: nothing that runs or fetches. Empty where it is no drawing, or was too slow. */
export async function safeSvg(svg: string, limitMs = LIMIT_MS): Promise<string> {
  const start = startOfDrawing(svg)
  if (start === undefined) return ''
  return String(await readInProcess(Buffer.from(svg.slice(start)), { child, limitMs }))
}
