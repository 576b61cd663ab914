import type { z } from 'zod'
import { variationOf } from '#contract/example.ts'
import type { Operation } from '../http/operation.ts'
import { HOSTILE_BODIES, HOSTILE_VALUES } from './hostile-values.ts'

export type FuzzRequest = { name: string; method: string; path: string; headers: Record<string, string>; body?: string }
/** Ids that exist, by the name of the field that asks for them: so that some requests get past the door. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

type Random = () => number

/** So many requests have nothing wrong with them but what they ask for. */
const VALID = 0.3
const PLAIN_HEADERS = { 'x-access-key': 'cairn-web', 'content-type': 'application/json' }

/** The same seed makes the same requests, so that a finding can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <T>(random: Random, values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)]

/** A request to one call: valid, nearly valid, or hostile. */
export function fuzzRequest(operation: Operation, random: Random, known: KnownValues): FuzzRequest {
  const { endpoint, name } = operation
  const valid = random() < VALID
  const part = (schema: z.ZodType | undefined) => {
    const asked = knowing(schema ? variationOf(schema, random) : {}, known, random)
    return valid || random() < 0.4 ? asked : mutate(asked, random)
  }
  const params = part(endpoint.params)
  const query = part(endpoint.query)
  const path = `${endpoint.base ?? '/api'}${endpoint.path}`.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    segment(valueAt(params, key)),
  )
  const headers = { ...PLAIN_HEADERS, ...(valid || random() < 0.75 ? {} : oddHeader(random)) }
  const request = { name, method: endpoint.method, path: path + search(query), headers }
  if (endpoint.method === 'GET') return request
  const hostile = valid || random() < 0.9 ? undefined : pick(random, HOSTILE_BODIES)
  return { ...request, body: hostile ?? JSON.stringify(part(endpoint.body) ?? null) }
}

function oddHeader(random: Random): Record<string, string> | undefined {
  const odd: Record<string, string>[] = [
    { 'x-locale': 'de-de' },
    { 'x-locale': 'zz' },
    { 'x-transaction-id': 'short' },
    { 'x-transaction-id': `fuzz-${Math.floor(random() * 1e9)}` },
    { 'x-correlation-id': 'ü' },
    { authorization: 'Bearer not.a.token' },
    { authorization: `Bearer ${'x'.repeat(4000)}` },
    { cookie: 'cairn_access=broken; cairn_refresh=%%%; cairn_kind=consumer' },
    { accept: 'image/png' },
    { 'content-type': 'text/plain' },
    { 'x-access-key': '' },
  ]
  return pick(random, odd)
}

/** Puts real ids where the example has made-up ones, most of the time. */
function knowing(value: unknown, known: KnownValues, random: Random): unknown {
  if (Array.isArray(value)) return value.map(each => knowing(each, known, random))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const real = known[key]
      return [key, real && random() < 0.8 ? pick(random, real) : knowing(each, known, random)]
    }),
  )
}

/** Takes away, replaces or adds one thing, somewhere. */
function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.05) return pick(random, HOSTILE_VALUES)
  const keys = Object.keys(value)
  const key = pick(random, keys)
  const choice = random()
  if (key === undefined || choice < 0.1) return { ...value, unexpected: pick(random, HOSTILE_VALUES) }
  if (choice < 0.25) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key))
  const spoiled = choice < 0.55 ? mutate(valueAt(value, key), random) : pick(random, HOSTILE_VALUES)
  return Array.isArray(value)
    ? value.map((each, index) => (String(index) === key ? spoiled : each))
    : { ...value, [key]: spoiled }
}

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([each]) => each === key)?.[1] : undefined

/** Lone surrogates cannot be written into a URL at all. */
const segment = (value: unknown) =>
  encodeURIComponent(
    String(value ?? '')
      .toWellFormed()
      .slice(0, 3000),
  ) || '-'

function search(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value.slice(0, 50) : [value]).map((each): [string, string] => [
        key,
        String(each).toWellFormed().slice(0, 12_000),
      ]),
    ),
  )
  return text.size > 0 ? `?${text}` : ''
}
