import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SETTINGS } from './config.ts'

/** Not of the server: of `npm test` and `npm run bench`. */
const OF_TESTS = ['CHROMIUM_PATH']

it('docs/operate.md has a row for every setting of the server, and for none that there is not', () => {
  const [, table = ''] = readFileSync('docs/operate.md', 'utf8').split('\n## Settings\n')
  const rows = table.split('\n').filter(line => line.startsWith('| `'))
  const listed = rows.flatMap(row => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect(listed.toSorted()).toEqual([...SETTINGS, ...OF_TESTS].toSorted())
})
