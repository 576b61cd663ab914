import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './contract.ts'
import { exampleOf } from './example.ts'

const Given = z.record(z.string(), z.unknown())

// Typed plainly: as the union of all calls it takes the compiler minutes.
const queries: readonly { name: string; query: z.ZodType }[] = calls().flatMap(({ name, endpoint: { query } }) =>
  // A call without a query refuses any: readInput.
  query ? [{ name, query }] : [],
)

it.each(queries)('$name refuses a parameter in its query that nobody declared', ({ query }) => {
  const asked = Given.parse(exampleOf(query))
  expect(z.safeParse(query, asked).success).toBe(true)
  expect(z.safeParse(query, { ...asked, surprise: '1' }).success).toBe(false)
})
