// Everything: the fast gate's checks, all tests on both databases, the journeys in a browser. Ends with one line.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { obtainBrowser } from './browser.ts'
import { BUILD, CHECKS, runTests, takeSteps, type Project } from './steps.ts'
import { readArguments } from './test-arguments.ts'
import type { Result } from './test-results.ts'

const SLOWEST = 10

const started = performance.now()
const { rounds, everything, suites, narrowed, seed, busy } = readArguments(process.argv.slice(2))
const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// What tests and the browser leave behind goes with it. A database that root may not run passes through.
const scratch = join(folder, 'scratch')
mkdirSync(scratch)
for (const each of [folder, scratch]) chmodSync(each, 0o711)
if (busy) keepBusy()

const total = everything ? takeSteps(CHECKS, { stopAtFailure: false }) : { passed: 0, failed: 0 }
const chosen = suites.flat()
if (chosen.includes('journeys')) process.env['CHROMIUM_PATH'] = obtainBrowser()
const isBuildNeeded = chosen.includes('journeys') || chosen.includes('built')
if (isBuildNeeded && takeSteps([BUILD], { stopAtFailure: true }).failed > 0) process.exit(1)

const failures: string[] = []
const longest = new Map<string, number>()
for (let round = 1; round <= rounds; round++) {
  const order = seed === undefined ? undefined : seed + round - 1
  const name = [rounds > 1 && `round ${round}`, order !== undefined && `shuffled by ${order}`]
    .filter(Boolean)
    .join(', ')
  if (name) console.log(`— ${name}`)
  const begun = performance.now()
  const before = { passed: total.passed, failed: failures.length }
  for (const [projects, part] of suites.flatMap(partsOf))
    for (const { test, state, ms } of await resultsOf(projects, part, order)) {
      if (state === 'passed') total.passed++
      if (state === 'failed') failures.push(name ? `${test} (${name})` : test)
      if (state === 'passed' || state === 'failed') longest.set(test, Math.max(ms, longest.get(test) ?? 0))
    }
  if (name) {
    const [passed, failed] = [total.passed - before.passed, failures.length - before.failed]
    const took = Math.round((performance.now() - begun) / 1000)
    const lines = [`— ${name}: ${passed} passed, ${failed} failed (${took} s)`, ...failures.slice(before.failed)]
    console.log(lines.join('\n  '))
  }
}

if (longest.size === 0) failures.push(`nothing is called ${narrowed.at(-1) ?? ''}`)
total.failed += failures.length
if (failures.length > 0) console.log(['Failed:', ...failures].join('\n  '))
const slowest = [...longest].toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST)
console.log(['Slowest:', ...slowest.map(([test, ms]) => `${(ms / 1000).toFixed(1)} s ${test}`)].join('\n  '))
console.log(`Took ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** A worker that has emptied its embedded databases for sixty files holds 2.5 gigabytes: fresh ones take over half way. */
function partsOf(projects: readonly Project[]): (readonly [readonly Project[], readonly string[]])[] {
  if (!everything || !projects.includes('embedded')) return [[projects, []]]
  return ['1/2', '2/2'].map(part => [projects, [`--shard=${part}`]])
}

async function resultsOf(
  projects: readonly Project[],
  part: readonly string[],
  order: number | undefined,
): Promise<Result[]> {
  const kept = join(folder, 'results.json')
  rmSync(kept, { force: true })
  const shuffled = order === undefined ? [] : ['--sequence.shuffle', `--sequence.seed=${order}`]
  const reporters = ['--reporter=dot', '--reporter=./scripts/test-results.ts']
  const more = [...narrowed, ...part, ...shuffled, ...reporters, '--passWithNoTests']
  const status = await runTests(projects, more, { ...process.env, TEST_RESULTS: kept, TMPDIR: scratch })
  const results: Result[] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []
  if (status === 0 || results.some(({ state }) => state === 'failed')) return results
  return [...results, { test: `${projects.join(', ')}: the test runner ended with ${status}`, state: 'failed', ms: 0 }]
}

/** As many programs as there are cores, each wanting one for itself. */
function keepBusy() {
  const burning = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;) {}']))
  process.once('exit', () => burning.forEach(child => child.kill('SIGKILL')))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}
