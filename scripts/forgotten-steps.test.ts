import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/contract.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { PROMOTION_KINDS } from '#domain/promotions/promotion-kinds.ts'

const ROOT = resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The list that the database checks a promotion's kind by: of the table itself, or of a later migration. */
const KINDS_CHECKED = /(?:create|alter) table promotions\b[^;]*?check \(kind in \(([^)]*)\)\)/g

describe('without a database it is told that somebody forgot', () => {
  it('the migration for a kind of promotion', () => {
    const lists = globSync('db/migrations/*.sql', { cwd: ROOT })
      .toSorted()
      .flatMap(file => [...textOf(file).matchAll(KINDS_CHECKED)])
      .map(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, kind = '']) => kind))
    expect(
      lists.at(-1)?.toSorted(),
      'write a migration in db/migrations that drops promotions_kind_check and adds it anew with all PROMOTION_KINDS',
    ).toEqual(PROMOTION_KINDS.toSorted())
  })

  it('a call in the tours', () => {
    const travels = 'src/server/openapi/every-call.test.ts'
    const alongTheWay = [...textOf(travels).matchAll(/'\.\.\/(testing\/[^']+\.ts)'/g)].map(
      ([, file]) => `src/server/${file}`,
    )
    const tours = globSync('src/server/testing/tours/*.ts', { cwd: ROOT })
    const made = [travels, ...alongTheWay, ...tours].map(textOf).join('\n')
    const names = calls().map(({ name }) => name)
    expect(
      names.filter(name => !made.includes(`'${name}'`)),
      `make each of them in a tour of src/server/testing/tours: ${travels} holds its answer against the description`,
    ).toEqual([])
  })

  it('a call of the staff that writes, in a test', () => {
    const made = globSync(['src/server/**/*.test.ts', 'src/server/testing/**/*.ts'], { cwd: ROOT })
      .map(textOf)
      .join('\n')
    const writes = staffCalls().flatMap(({ name, endpoint: { method } }) => (method === 'GET' ? [] : [name]))
    expect(writes.length).toBeGreaterThan(100)
    expect(
      writes.filter(name => !made.includes(`'${name}'`)),
      'make each of them as a member of staff, by `staffMember(shop, role).call(name, …)`, in a test beside its service',
    ).toEqual([])
  })
})
