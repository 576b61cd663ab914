import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const LIBRARIES = fileURLToPath(import.meta.resolve('sharp')).replace(/(?<=[\\/]node_modules[\\/]).*$/, '')

/** It may read what it is made of, and nothing else: no other files, none to write, no programs to start. */
export function rightsOf(child: string): string[] {
  // The last two tell the library which build of it this machine runs.
  const readable = [child, LIBRARIES, process.execPath, '/usr/bin/ldd']
  return ['--permission', ...readable.map(path => `--allow-fs-read=${path}`), '--allow-addons', '--no-warnings']
}

type Asked = { readonly child: string; readonly limitMs: number; readonly words?: readonly string[] }

/**
 * Hands a picture to a process of its own, which can be ended whatever the decoder does, and gives way to all others. What
 * it wrote; nothing if it failed. One that was ended for its time says nothing of the picture: the machine may be busy.
 */
export function readInProcess(bytes: Buffer, { child: file, limitMs, words = [] }: Asked): Promise<Buffer | 'late'> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...rightsOf(file), file, ...words], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    // A child that ended early no longer listens; how it ended says the rest.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(Buffer.concat(parts))
      else resolve(child.killed ? 'late' : Buffer.alloc(0))
    })
    child.stdin.end(bytes)
  })
}

const NEWLINE = 10

/** The first line, as words, and what follows it. */
export function headOf(written: Buffer): { words: string[]; rest: Buffer } | undefined {
  const end = written.indexOf(NEWLINE)
  return end < 0
    ? undefined
    : { words: written.subarray(0, end).toString().split(' '), rest: written.subarray(end + 1) }
}
