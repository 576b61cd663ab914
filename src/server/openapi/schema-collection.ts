import { z } from 'zod'

export type JsonSchema = {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

/**
 * Schemas of all calls, named ones written once under components. What a call takes and what it answers can differ
 * (defaults are optional on the way in), so an entity that is used both ways has two entries.
 */
export class SchemaCollection {
  readonly all: Record<string, JsonSchema> = {}

  /** The schema in place, or a reference to it if it has a name. */
  add(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const name = z.globalRegistry.get(schema)?.id
    const written = this.#write(schema, io)
    if (!name) return written
    this.#keep(name, written, io)
    return { $ref: this.#ref(name, io) }
  }

  inline(schema: z.ZodType): JsonSchema {
    return this.#write(schema, 'input')
  }

  #write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const written: JsonSchema = JSON.parse(
      JSON.stringify(
        z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12', override: requirePlainPatterns }),
      ),
    )
    const { $defs = {}, $schema: _, id: __, ...rest } = written
    for (const [name, definition] of Object.entries($defs)) this.#keep(name, definition, io)
    return this.#point(rest, io)
  }

  #keep(name: string, schema: JsonSchema, io: 'input' | 'output') {
    const key = this.#key(name, io)
    if (this.all[key]) return
    this.all[key] = {}
    const { id: _, $schema: __, $defs: ___, ...rest } = schema
    this.all[key] = this.#point(rest, io)
  }

  #key = (name: string, io: 'input' | 'output') => (io === 'input' ? `${name}Input` : name)
  #ref = (name: string, io: 'input' | 'output') => `#/components/schemas/${this.#key(name, io)}`

  /** Local definitions become components. */
  #point(schema: JsonSchema, io: 'input' | 'output'): JsonSchema {
    const text = JSON.stringify(schema, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith('#/$defs/') ? this.#ref(value.slice('#/$defs/'.length), io) : value,
    )
    const pointed: JsonSchema = JSON.parse(text)
    return pointed
  }
}

/** A description has no room for the flags of a pattern: a reader would hold the answer against another one. */
function requirePlainPatterns({ zodSchema }: { zodSchema: z.core.$ZodType }) {
  if (!(zodSchema instanceof z.core.$ZodString)) return
  for (const pattern of zodSchema._zod.bag.patterns ?? [])
    if (/[^u]/.test(pattern.flags)) throw new Error(`${pattern} cannot be described: write it without flags`)
}
