import { expect, it } from 'vitest'
import { TAG_KINDS, WHOLE_TAGS } from '#domain/sites/change-tags.ts'
import { testDatabase } from '../testing/test-database.ts'

it('tells of changes only in the words of the table', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ body: string }>(
    `select prosrc as body from pg_proc where prosrc ~ 'notify_changed|tell_changed|tell_each'`,
  )
  const told = rows.flatMap(({ body }) =>
    [...body.matchAll(/(?:notify|tell)_changed\('([^']+)'/g)].map(([, tag = '']) => tag),
  )
  told.push(
    ...rows.flatMap(({ body }) => [...body.matchAll(/tell_each\('([^']+)'/g)].map(([, kind = '']) => `${kind}:`)),
  )
  const known: readonly string[] = [...TAG_KINDS.map(kind => `${kind}:`), ...WHOLE_TAGS]
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(tag => !known.some(each => tag === each || (each.endsWith(':') && tag.startsWith(each))))).toEqual(
    [],
  )
})
