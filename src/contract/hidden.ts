import { z } from 'zod'

/** Marks a field of a schema whose value history must not repeat. The staff's document shows it as well. */
const HIDDEN = 'x-hidden'

/** Who somebody is, how to reach them, or what they wrote. */
export const personal = { [HIDDEN]: 'personal' } as const
/** What opens something. */
export const secret = { [HIDDEN]: 'secret' } as const

type Schema = z.core.$ZodType
type SchemaField = { readonly path: string; readonly name: string; readonly hidden: boolean; readonly whole: boolean }

/** Every field of a schema at any depth. A whole one has no others inside. */
export function fieldsIn(schema: Schema, path = '', holders: readonly Schema[] = []): SchemaField[] {
  if (holders.includes(schema)) return []
  return partsOf(schema).flatMap(([name, part]) => {
    const here = name === undefined ? path : `${path}.${name}`
    const inside = fieldsIn(part, here, [...holders, schema])
    return name === undefined
      ? inside
      : [{ path: here, name, hidden: isHidden(part), whole: inside.length === 0 }, ...inside]
  })
}

const isHidden = (schema: Schema): boolean =>
  HIDDEN in (z.globalRegistry.get(schema) ?? {}) || wrappedIn(schema).some(isHidden)

function partsOf(schema: Schema): readonly (readonly [name: string | undefined, part: Schema])[] {
  if (schema instanceof z.core.$ZodObject) return Object.entries(schema._zod.def.shape)
  if (schema instanceof z.core.$ZodArray) return [[undefined, schema._zod.def.element]]
  if (schema instanceof z.core.$ZodRecord) return [[undefined, schema._zod.def.valueType]]
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.map(option => [undefined, option] as const)
  return wrappedIn(schema).map(inner => [undefined, inner] as const)
}

/** What is optional, has a default or is read as something else is still the same field. */
function wrappedIn({ _zod: { def } }: Schema): readonly Schema[] {
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return [def.innerType]
  if ('in' in def && def.in instanceof z.core.$ZodType) return [def.in]
  return []
}
