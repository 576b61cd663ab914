// The fast gate: format, lint with the walls, types, generated files, unit tests, what browsers download.
import { spawnSync } from 'node:child_process'
import { isBuilt } from './build-mark.ts'

const run =
  (...args: string[]) =>
  () =>
    spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0

const STEPS: readonly (readonly [name: string, passes: () => boolean])[] = [
  ['format', run('node_modules/oxfmt/bin/oxfmt', '--check')],
  ['lint', run('scripts/lint.ts')],
  ['types', run('node_modules/typescript/bin/tsc', '-p', '.')],
  ['generated files', run('scripts/check-generated.ts')],
  ['unit tests', run('node_modules/vitest/vitest.mjs', 'run', '--project', 'pure', '--project', 'web')],
  ['build', () => isBuilt() || run('scripts/build.ts')()],
  ['budgets', run('node_modules/vitest/vitest.mjs', 'run', '--project', 'built', 'budgets')],
]

for (const [name, passes] of STEPS) {
  const started = performance.now()
  if (!passes()) {
    console.error(`✗ ${name}`)
    process.exit(1)
  }
  console.log(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
