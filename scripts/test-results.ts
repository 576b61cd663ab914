// Keeps what became of each test where `TEST_RESULTS` says, for whoever started the test runner.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export type Result = { test: string; state: 'passed' | 'failed' | 'skipped' | 'pending'; ms: number }

const resultsOf = (module: TestModule): Result[] => {
  const where = `${module.project.name} ${relative(process.cwd(), module.moduleId)}`
  const tests = [...module.children.allTests()].map(test => ({
    test: `${where} > ${test.fullName}`,
    state: test.result().state,
    ms: Math.round(test.diagnostic()?.duration ?? 0),
  }))
  const broken = module.errors().length > 0 || [...module.children.allSuites()].some(suite => suite.errors().length > 0)
  return broken ? [...tests, { test: `${where} (outside of its tests)`, state: 'failed', ms: 0 }] : tests
}

export default class TestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const path = process.env['TEST_RESULTS']
    if (!path) return
    const unhandled = errors.map((error): Result => ({ test: error.message, state: 'failed', ms: 0 }))
    writeFileSync(path, JSON.stringify([...modules.flatMap(resultsOf), ...unhandled]))
  }
}
