import { expect, it } from 'vitest'
import { calls } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { staffCalls } from './staff/staff.ts'

/** All that can be said of a call. What is misspelt would compile, and count for nothing. */
const FACTS: Readonly<Record<keyof Endpoint, true>> = {
  method: true,
  path: true,
  summary: true,
  description: true,
  params: true,
  query: true,
  headers: true,
  body: true,
  response: true,
  beyondSpecification: true,
  errors: true,
  base: true,
  produces: true,
  takes: true,
  anySigns: true,
  readOnly: true,
  slashesIn: true,
  perMinute: true,
  mostBytes: true,
  owned: true,
  shared: true,
  identifies: true,
  recordsItself: true,
  staff: true,
  byItself: true,
  proof: true,
  paysOut: true,
  unrecorded: true,
  personal: true,
}

it('says of calls only what the door reads', () => {
  const said = [...calls(), ...staffCalls()].flatMap(({ name, endpoint }) =>
    Object.keys(endpoint).map(fact => [name, fact] as const),
  )
  expect(said.length).toBeGreaterThan(1000)
  expect(
    said.filter(([, fact]) => !Object.hasOwn(FACTS, fact)),
    'write it as Endpoint (contract/endpoint.ts) has it, or add it there',
  ).toEqual([])
})
