import { z } from 'zod'

type Schema = z.core.$ZodType

/** Values tried, in this order, where a schema has no example of its own. */
const TEXTS = [
  'text',
  'true',
  'CRN4T2BK',
  '190849000017',
  '1001',
  '2301',
  'en',
  'en-us',
  'US',
  'hiking',
  'member@cairn.test',
  '2026-03-02',
  '2026-03-02T09:30:00.000Z',
  '10:00',
  'https://shop.example.com/',
  '/en-us',
  '0b2f6f1e-6a0c-4c51-9f57-3c2a4f7f0e11',
  '#FAF8F4',
  '1-a',
  'cart.addItem',
  '5000-15000',
  'a long enough example text for a field that asks for a few words',
]
const NUMBERS = [1, 0, 5, 10, 100, 1000, 10_000]
const LENGTHS = [1, 2, 3, 4, 5]
const TABLE = new Blob(['sku\n'])
const PDF_BYTES = new TextEncoder().encode('%PDF-1.4\n%%EOF\n')

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success

function firstAccepted(schema: Schema, values: Iterable<unknown>): unknown {
  for (const value of values) if (accepts(schema, value)) return value
  const { id, description } = z.globalRegistry.get(schema) ?? {}
  throw new Error(`No example fits a schema of type ${schema._zod.def.type} (${id ?? description ?? 'no name'})`)
}

function declaredExample(schema: Schema): unknown {
  const meta = z.globalRegistry.get(schema)
  const declared = Array.isArray(meta?.examples) ? meta.examples[0] : meta?.['example']
  return declared === undefined || !accepts(schema, declared) ? undefined : declared
}

/** Which of several values to try first, and whether to leave out what need not be there. */
type Choice = { readonly order: <T>(values: readonly T[]) => readonly T[]; readonly leavesOut: () => boolean }

const FIRST: Choice = { order: values => values, leavesOut: () => false }

/**
 * A value that the schema accepts, the same one each time: its declared example where it has one, otherwise made up from
 * its parts. Optional parts are filled in, except where a schema holds itself.
 */
export const exampleOf = (schema: Schema): unknown => build(schema, [], FIRST)

/**
 * Another value that the schema accepts: other choices, other texts, optional parts left out, from none to all.
 * @internal for tests
 */
export function variationOf(schema: Schema, random: () => number): unknown {
  const leftOut = random()
  const rotated = <T>(values: readonly T[]): readonly T[] => {
    const at = Math.floor(random() * values.length)
    return [...values.slice(at), ...values.slice(0, at)]
  }
  return build(schema, [], { order: rotated, leavesOut: () => random() < leftOut })
}

function build(schema: Schema, holders: readonly Schema[], choice: Choice): unknown {
  const declared = declaredExample(schema)
  if (declared !== undefined) return declared
  const inside = [...holders, schema]
  const part = (inner: Schema) => build(inner, inside, choice)

  if (schema instanceof z.core.$ZodString) return firstAccepted(schema, choice.order(TEXTS))
  if (schema instanceof z.core.$ZodNumber) return firstAccepted(schema, choice.order(NUMBERS))
  if (schema instanceof z.core.$ZodBoolean) return choice.order([true, false])[0]
  if (schema instanceof z.core.$ZodNull) return null
  if (schema instanceof z.core.$ZodUndefined || schema instanceof z.core.$ZodVoid) return undefined
  if (schema instanceof z.core.$ZodLiteral) return choice.order(schema._zod.def.values)[0]
  if (schema instanceof z.core.$ZodEnum) return choice.order(Object.values(schema._zod.def.entries))[0]
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def
    if (inside.includes(element)) return []
    const one = part(element)
    return firstAccepted(
      schema,
      choice.order(LENGTHS).map(length => Array.from({ length }, () => one)),
    )
  }
  if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items.map(part)
  if (schema instanceof z.core.$ZodRecord) return exampleOfRecord(schema, part)
  if (schema instanceof z.core.$ZodObject) return exampleOfObject(schema, inside, choice)
  if (schema instanceof z.core.$ZodUnion)
    return firstAccepted(schema, eachOf(choice.order(schema._zod.def.options), part))
  if (schema instanceof z.core.$ZodIntersection) {
    const { left, right } = schema._zod.def
    return Object.assign({}, part(left), part(right))
  }
  if (schema instanceof z.core.$ZodLazy) return part(schema._zod.innerType)
  if (schema instanceof z.core.$ZodPipe) {
    const { in: before, out: after } = schema._zod.def
    return firstAccepted(
      schema,
      eachOf([before, before, after], (each, at) => build(each, inside, at === 1 ? FIRST : choice)),
    )
  }
  if (schema instanceof z.core.$ZodCustom) return firstAccepted(schema, [PDF_BYTES, TABLE, ...TEXTS])
  const inner = innerOf(schema)
  return inner === undefined ? {} : part(inner)
}

/** Made one by one, so that no example is made of a part that is not needed. */
function* eachOf(schemas: readonly Schema[], part: (schema: Schema, at: number) => unknown) {
  for (const [at, schema] of schemas.entries()) yield part(schema, at)
}

function innerOf(schema: Schema): Schema | undefined {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodCatch ||
    schema instanceof z.core.$ZodReadonly
  ) {
    return schema._zod.def.innerType
  }
  return undefined
}

function exampleOfObject(schema: z.core.$ZodObject, inside: readonly Schema[], choice: Choice): unknown {
  const entries = Object.entries(schema._zod.def.shape).flatMap(([key, field]) => {
    const inner = innerOf(field)
    if (inner !== undefined && inside.includes(inner)) return []
    if (field._zod.optin === 'optional' && choice.leavesOut()) return []
    return [[key, build(field, inside, choice)]]
  })
  const made: unknown = Object.fromEntries(entries)
  // Parts that must agree do so in the example.
  return choice === FIRST || accepts(schema, made) ? made : exampleOfObject(schema, inside, FIRST)
}

function exampleOfRecord(schema: z.core.$ZodRecord, part: (schema: Schema) => unknown) {
  const { keyType, valueType } = schema._zod.def
  const keys = keyType instanceof z.core.$ZodEnum ? Object.values(keyType._zod.def.entries) : [part(keyType)]
  return Object.fromEntries(keys.map(key => [String(key), part(valueType)]))
}
