// What `verify` and `test` check, written once: each picks its steps from here.
import { spawn, spawnSync } from 'node:child_process'
import { staleHalves } from './build-mark.ts'

export type Step = readonly [name: string, passes: () => boolean]

const runs = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0

const KNIP = 'node_modules/knip/bin/knip.js'

/** What is true of the code without running it. */
export const CHECKS: readonly Step[] = [
  ['format', () => runs('node_modules/oxfmt/bin/oxfmt', '--check')],
  ['lint', () => runs('scripts/lint.ts')],
  ['nothing unused', () => runs(KNIP) && runs(KNIP, '--production', '--include', 'files,exports,types')],
  ['types', () => runs('node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '2')],
  ['generated files', () => runs('scripts/check-generated.ts')],
]

export const buildStale = (): boolean => {
  const stale = staleHalves()
  return stale.length === 0 || runs('scripts/build.ts', ...stale)
}
export const BUILD: Step = ['build', buildStale]

/** Projects of vitest.config.ts that run together. The browser has the machine for itself: journeys come last. */
export const SUITES = {
  unit: ['pure', 'web'],
  built: ['built'],
  server: ['embedded', 'postgres'],
  journeys: ['journeys'],
} as const

export type Project = (typeof SUITES)[keyof typeof SUITES][number]

const vitestArguments = (projects: readonly Project[], more: readonly string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.flatMap(project => ['--project', project]),
  ...more,
]

export const testsPass = (projects: readonly Project[], ...more: string[]): boolean =>
  runs(...vitestArguments(projects, more))

/** The same without holding up this process. Answers the exit status. */
export function runTests(projects: readonly Project[], more: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, vitestArguments(projects, more), { stdio: 'inherit', env })
  return new Promise<number>(resolve => child.once('exit', status => resolve(status ?? 1)))
}

/** Says of each step how it went. Stops at the first that fails, where asked to. */
export function takeSteps(steps: readonly Step[], { stopAtFailure }: { stopAtFailure: boolean }) {
  const count = { passed: 0, failed: 0 }
  for (const [name, passes] of steps) {
    const started = performance.now()
    const passed = passes()
    count[passed ? 'passed' : 'failed']++
    console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    if (!passed && stopAtFailure) break
  }
  return count
}
