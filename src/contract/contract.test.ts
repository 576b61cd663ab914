import { expect, it } from 'vitest'
import { z } from 'zod'
import { SPECIFIED_CALLS } from './contract.calls.test-data.ts'
import { calls, contract, pathOf } from './contract.ts'
import { ERRORS } from './errors/errors.ts'

const GROUPS = Object.entries(SPECIFIED_CALLS).filter(([group]) => Object.hasOwn(contract, group))

it('lists the 133 calls of the specification', () => {
  expect(Object.values(SPECIFIED_CALLS).flat()).toHaveLength(133)
})

it.each(GROUPS)('declares every call of %s once, and beside them what says beyondSpecification', (group, specified) => {
  const declared = calls().flatMap(({ group: of, endpoint: { method, path, beyondSpecification } }) =>
    of === group && !beyondSpecification ? [`${method} ${path}`] : [],
  )
  expect(
    declared.toSorted(),
    'a call that the specification does not list says beyondSpecification: true where it is declared',
  ).toEqual([...specified].toSorted())
})

it('serves no two calls at one address', () => {
  const addresses = calls().map(({ endpoint }) => `${endpoint.method} ${pathOf(endpoint)}`)
  expect(addresses).toEqual([...new Set(addresses)])
})

it.each(calls())('$name describes exactly the parameters of its path', ({ endpoint }) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
  const described = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : []
  expect(described.toSorted()).toEqual(inPath.toSorted())
  for (const name of endpoint.slashesIn ?? []) expect(inPath).toContain(name)
})

it.each(calls())('$name says what it does and how it fails', ({ endpoint }) => {
  expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/)
  for (const error of endpoint.errors ?? []) expect(ERRORS).toHaveProperty(error)
})

it('sends no body with GET', () => {
  expect(calls().filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.body)).toEqual([])
})
