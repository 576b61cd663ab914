import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './contract.ts'
import { exampleOf, variationOf } from './example.ts'

describe.each(calls())('$name', ({ endpoint }) => {
  it('accepts the example of its answer', () => {
    expect(z.safeParse(endpoint.response, exampleOf(endpoint.response)).error).toBeUndefined()
  })

  it('accepts the example of what it is asked', () => {
    const { params, query, headers, body } = endpoint
    const refused = [params, query, headers, body].flatMap(schema =>
      schema ? (z.safeParse(schema, exampleOf(schema)).error ?? []) : [],
    )
    expect(refused).toEqual([])
  })
})

it('gives the same example each time', () => {
  for (const { endpoint } of calls()) expect(exampleOf(endpoint.response)).toEqual(exampleOf(endpoint.response))
})

it('varies what it is asked within what a call accepts', () => {
  let turn = 0
  const random = () => (turn++ * 0.618) % 1
  const refused: string[] = []
  const seen = new Set<string>()
  for (const { name, endpoint } of calls())
    for (const schema of [endpoint.params, endpoint.query, endpoint.body]) {
      if (!schema) continue
      for (let n = 0; n < 5; n++) {
        const varied = variationOf(schema, random)
        seen.add(JSON.stringify(varied))
        if (!z.safeParse(schema, varied).success) refused.push(`${name} ${JSON.stringify(varied)}`)
      }
    }
  expect(refused).toEqual([])
  expect(seen.size).toBeGreaterThan(2 * calls().length)
})

it('prefers the example that a schema declares', () => {
  expect(
    exampleOf(
      z.object({
        city: z
          .string()
          .meta({ examples: ['Boulder'] })
          .optional(),
      }),
    ),
  ).toEqual({ city: 'Boulder' })
})

it('passes over a declared example that the schema refuses', () => {
  expect(
    exampleOf(
      z
        .string()
        .meta({ examples: ['no'] })
        .min(3),
    ),
  ).toBe('text')
})

it('ends where a schema holds itself', () => {
  const Node = z.object({
    name: z.string(),
    get children() {
      return z.array(Node)
    },
  })
  expect(exampleOf(Node)).toEqual({ name: 'text', children: [] })
})

it('says which schema it cannot make an example of', () => {
  expect(() =>
    exampleOf(
      z
        .string()
        .regex(/^q{9}$/)
        .meta({ id: 'NineQ' }),
    ),
  ).toThrow('NineQ')
})
