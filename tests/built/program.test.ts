import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from '@jridgewell/sourcemap-codec'
import { describe, expect, it } from 'vitest'
import { closureOf, readBundle } from '../../scripts/bundle.ts'

const root = new URL('../..', import.meta.url).pathname
const folder = join(root, 'dist/program')

/** Each is loaded by whoever needs it first: a document, a passkey, a password, a trace. */
const NOT_AT_START = ['pdf-lib', 'fontkit', 'bwip-js', '@simplewebauthn/server', '@zxcvbn-ts/language-common']
const TRACING = '@opentelemetry/exporter-trace-otlp-http'
/** Of its sources and their libraries there are more than two thousand. */
const MOST_FILES = 120

describe('the program', () => {
  it.each([...NOT_AT_START, TRACING])('has %s, and does not begin with it', name => {
    const bundle = readBundle(folder)
    const first = closureOf(bundle, 'scripts/open.ts')
    const holds = (keys: Iterable<string>) =>
      [...keys].some(key => sourcesOf(bundle[key]?.file ?? '').some(each => each.includes(`node_modules/${name}/`)))
    expect(holds(first)).toBe(false)
    expect(holds(Object.keys(bundle))).toBe(true)
  })

  it('has the thread for large files beside it, made of what it is made of itself', () => {
    const bundle = readBundle(folder)
    const thread = bundle['src/server/tasks/apart-thread.ts']?.file
    const begins = Object.values(bundle).some(({ file }) =>
      readFileSync(join(folder, file), 'utf8').includes(`new Worker(new URL("./${thread}", import.meta.url)`),
    )
    expect(begins).toBe(true)
  })

  it('reads few files before it looks at its settings', () => {
    const { stdout, stderr } = serve({ NODE_ENV: 'production' }, '--import', COUNTING)
    expect(stderr).toContain('Cairn does not start')
    expect(stdout).toContain('/dist/program/open.js')
    const files = stdout.split('\n').filter(line => line.startsWith('file:'))
    expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  })

  it('names lines of its sources where it fails', () => {
    const { stderr } = serve({
      NODE_ENV: 'development',
      DEMO: 'false',
      DATABASE_URL: 'postgres://cairn@127.0.0.1:1/none',
    })
    const line = Number(/at async start \(.*\/src\/main\.ts:(\d+):/.exec(stderr)?.[1])
    expect(readFileSync(join(root, 'src/main.ts'), 'utf8').split('\n')[line - 1]).toContain('await migrate(')
  })

  it('is read fast where it fails: its maps say lines, not words', () => {
    const maps = readdirSync(folder).filter(name => name.endsWith('.map'))
    const segments = maps.flatMap(name => decode(JSON.parse(readFileSync(join(folder, name), 'utf8')).mappings))
    expect(segments.filter(line => line.length === 1).length).toBeGreaterThan(10_000)
    expect(segments.find(line => line.length > 1)).toBeUndefined()
  })
})

/** Tells of every file that is loaded, when the process ends. */
const COUNTING = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const files = []
  registerHooks({ load(url, context, next) { files.push(url); return next(url, context) } })
  process.once('exit', () => console.log(files.join('\\n')))
`)}`

function serve(env: Record<string, string>, ...flags: string[]) {
  const settings = { PATH: process.env['PATH'], CAIRN_DATA: join(root, '.tmp/no-data'), PORT: '0', ...env }
  const args = ['--disable-warning=ExperimentalWarning', ...flags, 'scripts/serve.ts']
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: settings })
}

function sourcesOf(file: string): string[] {
  const map = join(folder, `${file}.map`)
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []
}
