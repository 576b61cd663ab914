import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

/** OWASP ASVS 5.0.0 has 70 requirements at level 1 and 183 more at level 2. */
const REQUIREMENTS = 253

type Row = { numbers: string[]; kept: string; tests: string; why: string }

const rows: Row[] = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, numbers = '', , kept = '', tests = '', why = ''] = line.split('|').map(cell => cell.trim())
    return /^\d+\.\d+\.\d+/.test(numbers) ? [{ numbers: numbers.split(', '), kept, tests, why }] : []
  })

const filesIn = (cell: string) => [...cell.matchAll(/`([\w./-]+\.(?:tsx?|md|json|yml))`/g)].map(([, file = '']) => file)
const isThere = (file: string) => existsSync(join(ROOT, 'src', file)) || existsSync(join(ROOT, file))

describe('the table of requirements', () => {
  it('has every one of levels 1 and 2, once', () => {
    const numbers = rows.flatMap(row => row.numbers)
    expect(numbers.filter((each, at) => numbers.indexOf(each) !== at)).toEqual([])
    expect(numbers).toHaveLength(REQUIREMENTS)
  })

  it('names files and tests that are there', () => {
    const named = rows.flatMap(({ kept, tests, why }) => [kept, tests, why].flatMap(filesIn))
    expect(named.filter(file => !isThere(file))).toEqual([])
    const tests = rows.flatMap(row => filesIn(row.tests))
    expect(tests.filter(file => !/\.test\.tsx?$/.test(file))).toEqual([])
  })

  it('says of each what tests it, or why nothing does', () => {
    expect(rows.filter(({ tests, why }) => filesIn(tests).length === 0 && why === '')).toEqual([])
  })
})
