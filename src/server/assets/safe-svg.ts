import { fileURLToPath } from 'node:url'
import { startOfDrawing } from '#domain/assets/start-of-drawing.ts'
import { readInProcess } from '../media/picture-process.ts'

const child = fileURLToPath(new URL('safe-svg-child.ts', import.meta.url))
const LONGEST_MS = 20_000

/** What draws, without what stands before it: nothing that runs or fetches. Empty where it is no drawing. */
export async function safeSvg(svg: string, limitMs: number): Promise<Buffer | 'late'> {
  const start = startOfDrawing(svg)
  if (start === undefined) return Buffer.alloc(0)
  return readInProcess(Buffer.from(svg.slice(start)), { child, limitMs: Math.min(limitMs, LONGEST_MS) })
}
