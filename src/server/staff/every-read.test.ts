import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleOf } from '#contract/example.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const NO_CURSORS = [
  'abc',
  '~',
  ' ',
  '1e999',
  '\0',
  '2026-02-31T00:00:00.000000Z~key_abcd',
  '0000-01-01T00:00:00Z~a',
] as const

let owner: StaffMember
beforeAll(async () => {
  owner = await staffMember(await testShop(), 'owner')
})

const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

/** What a call cannot do without, by example. */
function neededBy(schema: z.ZodType | undefined): [string, string][] {
  if (!(schema instanceof z.ZodObject)) return []
  const fields: [string, z.ZodType][] = Object.entries(schema.shape)
  return fields.flatMap(([name, field]) =>
    field.safeParse(undefined).success ? [] : [[name, String(exampleOf(field))]],
  )
}

/** The address of a call, asked for with these values. */
function addressOf({ base, path, params, query }: StaffEndpoint, spoiled: Record<string, string>): string {
  const places = new Map([...neededBy(params), ...Object.entries(spoiled)])
  const asked = Object.entries(spoiled).filter(([name]) => fieldsOf(query).includes(name))
  const search = new URLSearchParams([...new Map([...neededBy(query), ...asked])])
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places.get(name) ?? '-'))
  return `${base}${at}${search.size > 0 ? `?${search}` : ''}`
}

function spoiledWays({ params, query }: StaffEndpoint): Record<string, string>[] {
  const fields = [...fieldsOf(params), ...fieldsOf(query)]
  const cursors = fieldsOf(query).includes('after') ? NO_CURSORS : []
  return [...fields.map(field => ({ [field]: 'a\0b' })), ...cursors.map(after => ({ after }))]
}

const reads = staffCalls().filter(({ endpoint }) => endpoint.method === 'GET')

describe('every call of the staff that reads', () => {
  it.each(reads.map(({ name, endpoint }) => [name, endpoint] as const))(
    '%s refuses signs that no database keeps, and places that are none',
    async (_, endpoint) => {
      const faults: string[] = []
      for (const spoiled of spoiledWays(endpoint)) {
        const address = addressOf(endpoint, spoiled)
        const { status } = await owner.visitor.fetch(address)
        if (status >= 500) faults.push(`${status} ${address}`)
      }
      expect(faults).toEqual([])
    },
  )

  it.each([
    '/history?after=abc',
    '/jobs?after=1.5',
    '/mail/suppressions?after=-1',
    '/webhook-deliveries?after=abc',
    '/returns?after=~',
    '/phone-orders?after=~',
    '/keys?after=2026-02-31T00:00:00.000000Z~key_abcd',
    '/stock/deliveries?after=2026-02-31~dlv_abcd',
    '/assets/ast_4kd92m7xq3bf/uses?after=abc',
    '/conversations?after=-271821-04-20T00:00:00.000Z%20a',
  ])('names the field of what is no place to go on from: %s', async path => {
    const response = await owner.visitor.fetch(`/api/staff/v1${path}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errorDetails: [{ name: 'INVALID_INPUT', field: 'query.after' }] })
  })
})
