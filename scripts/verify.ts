// The fast gate: format, lint with the walls, what nobody uses, types, generated files, unit tests, server tests nearby, what browsers download.
import { serverTestsNearby } from './server-tests-nearby.ts'
import { BUILD, CHECKS, SUITES, takeSteps, testsPass, type Step } from './steps.ts'

const nearby = serverTestsNearby()
const steps: readonly Step[] = [
  ...CHECKS,
  ['unit tests', () => testsPass(SUITES.unit)],
  ...(nearby.files.length > 0
    ? [['server tests nearby', () => testsPass(['embedded'], ...nearby.files)] satisfies Step]
    : []),
  BUILD,
  ['budgets', () => testsPass(SUITES.built, 'budgets')],
]
const { failed } = takeSteps(steps, { stopAtFailure: true })
console.log(nearby.said)
process.exit(failed === 0 ? 0 : 1)
