// The fast gate: format, lint with the walls, types, generated files, unit tests.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { generated } from './generate.ts'

const tool =
  (path: string, ...args: string[]) =>
  () =>
    spawnSync(process.execPath, [`node_modules/${path}`, ...args], { stdio: 'inherit' }).status === 0

async function generatedFilesAreFresh(): Promise<boolean> {
  const stale: string[] = []
  for (const [path, render] of Object.entries(generated)) {
    const written = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
    if (written !== (await render())) stale.push(path)
  }
  if (stale.length > 0) console.error(`Run \`npm run generate\`: ${stale.join(', ')}`)
  return stale.length === 0
}

const STEPS: readonly (readonly [name: string, run: () => boolean | Promise<boolean>])[] = [
  ['format', tool('oxfmt/bin/oxfmt', '--check')],
  ['lint', () => spawnSync(process.execPath, ['scripts/lint.ts'], { stdio: 'inherit' }).status === 0],
  ['types', tool('typescript/bin/tsc', '-p', '.')],
  ['generated files', generatedFilesAreFresh],
  ['unit tests', tool('vitest/vitest.mjs', 'run', '--project', 'pure')],
]

for (const [name, run] of STEPS) {
  const started = performance.now()
  if (!(await run())) {
    console.error(`✗ ${name}`)
    process.exit(1)
  }
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
