// npm run test:alerts: promtool reads the alert rules, and fires each of them once.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname
const rules = join(root, 'deploy/prometheus')
const folder = join(root, '.tmp/prometheus')

/** The machine's own, or that of Debian's package, which is unpacked and not installed. */
function obtainPromtool(): string | undefined {
  if (spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0) return 'promtool'
  const unpacked = join(folder, 'usr/bin/promtool')
  if (existsSync(unpacked)) return unpacked
  mkdirSync(folder, { recursive: true })
  if (spawnSync('apt-get', ['download', 'prometheus'], { cwd: folder, stdio: 'inherit' }).status !== 0) return undefined
  const [archive = ''] = readdirSync(folder).filter(name => name.endsWith('.deb'))
  execFileSync('dpkg', ['-x', archive, '.'], { cwd: folder })
  return unpacked
}

const promtool = obtainPromtool()
if (promtool === undefined) {
  console.log('SKIPPED: no rule was tried. There is no promtool here, and Debian’s package prometheus cannot be had.')
  process.exit(0)
}
const passes = (...args: string[]) => spawnSync(promtool, args, { cwd: rules, stdio: 'inherit' }).status === 0
process.exit(passes('check', 'rules', 'rules.yml') && passes('test', 'rules', 'rules.test.yml') ? 0 : 1)
