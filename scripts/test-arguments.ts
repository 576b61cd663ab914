import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SUITES, type Project } from './steps.ts'

export type Chosen = {
  rounds: number
  /** Whether all is asked for: only then the checks are made too. */
  everything: boolean
  suites: readonly (readonly Project[])[]
  /** What narrows the choice, in the words of the test runner. */
  narrowed: readonly string[]
  seed: number | undefined
  busy: boolean
}

const ALL = [[...SUITES.unit, ...SUITES.built, ...SUITES.server], SUITES.journeys] as const

/** `--repeat N`, `--only NAME` (a project, a part of a file's path or of a test's name), `--shuffle [seed]`, `--busy`. */
export function readArguments(args: readonly string[]): Chosen {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      repeat: { type: 'string', default: '1' },
      only: { type: 'string' },
      shuffle: { type: 'boolean', default: false },
      busy: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(values.repeat)
  const [given, ...others] = positionals
  const seed = given === undefined ? Date.now() % 1_000_000 : Number(given)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--repeat takes the number of rounds')
  if (others.length > 0 || (given !== undefined && !(values.shuffle && Number.isInteger(seed))))
    throw new Error(`not understood: ${positionals.join(' ')}`)
  return {
    rounds,
    everything: values.only === undefined,
    ...(values.only === undefined ? { suites: ALL, narrowed: [] } : narrow(values.only)),
    seed: values.shuffle ? seed : undefined,
    busy: values.busy,
  }
}

function narrow(name: string): Pick<Chosen, 'suites' | 'narrowed'> {
  const projects = ALL.flat().filter(project => project === name)
  if (projects.length > 0) return { suites: [projects], narrowed: [] }
  const files = globSync('{src,db,scripts,tests}/**/*.test.{ts,tsx}').filter(file => file.includes(name))
  const suites = ALL.filter(suite => files.length === 0 || files.some(file => isOf(file, suite)))
  return { suites, narrowed: files.length > 0 ? [name] : ['-t', name] }
}

const isOf = (file: string, suite: readonly Project[]) => file.startsWith('tests/e2e/') === suite.includes('journeys')
