import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { StoreError } from '../store-error.ts'
import { fairLine } from './fair-line.ts'

const CHILD = fileURLToPath(new URL('picture-child.ts', import.meta.url))
const LIBRARIES = fileURLToPath(import.meta.resolve('sharp')).replace(/(?<=[\\/]node_modules[\\/]).*$/, '')
/** The last two tell the library which build of it this machine runs. */
const READABLE = [CHILD, LIBRARIES, process.execPath, '/usr/bin/ldd']
/**
 * It may read what it is made of, and nothing else: no other files, none to write, no programs to start.
 * @internal
 */
export const RIGHTS = [
  '--permission',
  ...READABLE.map(path => `--allow-fs-read=${path}`),
  '--allow-addons',
  '--no-warnings',
]
const TIME_LIMIT_MS = 20_000
const NEWLINE = 10

type TakenIn = { readonly width: number; readonly height: number; readonly webp: Buffer }
export type PictureReader = (bytes: Buffer, visitor: string) => Promise<TakenIn>

/** Reads pictures anew, one at a time, of each visitor in turn. */
export function createPictureReader(): PictureReader {
  const inTurn = fairLine(TIME_LIMIT_MS / 1000)
  return async (bytes, visitor) => {
    const written = await inTurn(visitor, () => inChild(bytes))
    const head = written.indexOf(NEWLINE)
    const [width = 0, height = 0] = written.subarray(0, head).toString().split(' ').map(Number)
    // A head that is right does not make a picture: the rest of it may be missing, or take forever.
    if (head < 0 || !(width > 0 && height > 0)) throw new StoreError('UNSUPPORTED_MEDIA_TYPE')
    return { width, height, webp: written.subarray(head + 1) }
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
