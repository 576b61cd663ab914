import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fewAtOnce } from '../few-at-once.ts'
import { StoreError } from '../store-error.ts'

const CHILD = fileURLToPath(new URL('picture-child.ts', import.meta.url))
/** It may read what it is made of, and nothing else: no files to write, no programs to start. */
const RIGHTS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--no-warnings']
const TIME_LIMIT_MS = 20_000
const MOST_IN_LINE = 8
const NEWLINE = 10

export type TakenIn = { readonly width: number; readonly height: number; readonly webp: Buffer }

const inTurn = fewAtOnce(1)
let inLine = 0

/** Reads a picture anew, one at a time for all visitors; who comes when many wait is asked to come back. */
export async function takeInPicture(bytes: Buffer): Promise<TakenIn> {
  if (inLine >= MOST_IN_LINE) throw new StoreError('RATE_LIMITED', { retryAfter: TIME_LIMIT_MS / 1000 })
  inLine++
  try {
    const written = await inTurn(() => inChild(bytes))
    const head = written.indexOf(NEWLINE)
    const [width = 0, height = 0] = written.subarray(0, head).toString().split(' ').map(Number)
    // A head that is right does not make a picture: the rest of it may be missing, or take forever.
    if (head < 0 || !(width > 0 && height > 0)) throw new StoreError('UNSUPPORTED_MEDIA_TYPE')
    return { width, height, webp: written.subarray(head + 1) }
  } finally {
    inLine--
  }
}

/** What the child wrote; nothing if it failed or was too slow. */
function inChild(bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...RIGHTS, CHILD], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    // A child that ended early no longer listens; how it ended says the rest.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', code => resolve(code === 0 ? Buffer.concat(parts) : Buffer.alloc(0)))
    child.stdin.end(bytes)
  })
}
