import { spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { AssetKind } from '#domain/assets/asset-kinds.ts'
import { readInProcess, rightsOf } from '../media/picture-process.ts'
import { makeMaster } from './make-master.ts'

const CHILD = fileURLToPath(new URL('master-child.ts', import.meta.url))
const UNHURRIED_MS = 10 * 60_000

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f3b2d' } })

/** How much each reading gave way, and what it wrote before any picture. */
async function readingsOf(original: Buffer, kind: AssetKind) {
  const niceness: number[] = []
  const written: (string | undefined)[] = []
  const master = await makeMaster(original, kind, UNHURRIED_MS, async (bytes, asked) => {
    const answer = await readInProcess(bytes, asked)
    niceness.push(Number(asked.words?.[2]))
    written.push(String(answer).split('\n')[0])
    return answer
  })
  return { niceness, written, refused: typeof master === 'string' ? master : undefined }
}

it('gives way to all others where there is much to read, whatever few bytes it is sent in', async () => {
  expect(await readingsOf(await plain(30, 20).jpeg().toBuffer(), 'jpeg')).toMatchObject({ niceness: [0] })
  const large = await plain(24_200, 500).png({ compressionLevel: 9 }).toBuffer()
  expect(large.length).toBeLessThan(500_000)
  expect(await readingsOf(large, 'png')).toEqual({
    niceness: [0, 19],
    written: ['too-many-pixels', '24200 500'],
    refused: undefined,
  })
  const noise = sharp(Buffer.from(Array.from({ length: 750_000 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 500, height: 500, channels: 3 },
  })
  const heavy = await noise.png({ compressionLevel: 0 }).toBuffer()
  expect(await readingsOf(heavy, 'png')).toMatchObject({ niceness: [19] })
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await readingsOf(drawing, 'svg')).toMatchObject({ niceness: [19] })
})

it('does give way where it is told to', async () => {
  // It reads nothing before its input ends, and that never does.
  const child = spawn(process.execPath, [...rightsOf(CHILD), CHILD, 'png', '2880', '19', '80000000'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  try {
    await expect.poll(() => getPriority(child.pid)).toBe(19)
  } finally {
    child.kill('SIGKILL')
  }
})
