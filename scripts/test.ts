// Everything: the fast gate's checks, all tests on both databases, the journeys in a browser. Ends with one line.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { obtainBrowser } from './browser.ts'

type Count = { passed: number; failed: number }

const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const started = performance.now()

const checks: readonly (readonly [string, string[]])[] = [
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['lint', ['scripts/lint.ts']],
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['generated files', ['scripts/check-generated.ts']],
]
const total: Count = { passed: 0, failed: 0 }
for (const [name, args] of checks) {
  const passed = spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  total[passed ? 'passed' : 'failed']++
}

process.env['CHROMIUM_PATH'] = obtainBrowser()
console.log('Building the shop …')
if (spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1)

/** The browser has the machine for itself: journeys come after everything else. */
const RUNS = [['pure', 'web', 'built', 'embedded', 'postgres'], ['journeys']] as const
for (const projects of RUNS) {
  const report = join(folder, `${projects[0]}.json`)
  const chosen = projects.flatMap(project => ['--project', project])
  const code = await vitest(['run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`])
  const counted = readCounts(report)
  total.passed += counted.passed
  total.failed += counted.failed
  if (code !== 0 && counted.failed === 0) total.failed++
}

console.log(`Took ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function vitest(args: string[]): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { stdio: 'inherit' })
  return new Promise(resolve => child.once('exit', status => resolve(status ?? 1)))
}

function readCounts(path: string): Count {
  try {
    const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } = JSON.parse(
      readFileSync(path, 'utf8'),
    )
    return { passed: numPassedTests, failed: numFailedTests }
  } catch (error) {
    console.error('The test runner left no report', error)
    return { passed: 0, failed: 1 }
  }
}
