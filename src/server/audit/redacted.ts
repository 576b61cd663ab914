import type { z } from 'zod'
import { HIDDEN } from '#contract/staff/hidden.ts'
import { StaffKey, StaffPerson } from '#contract/staff/staff.entities.ts'
import type { Change } from './changes-between.ts'

const SHOWN = '•••'

/** What history tells of, by the schema that says which of its fields are secret or personal. */
const SCHEMAS: Readonly<Record<string, z.ZodObject>> = { person: StaffPerson, key: StaffKey }

const hiddenOf = ({ shape }: z.ZodObject): string[] =>
  Object.entries(shape).flatMap(([field, schema]) => (HIDDEN in (schema.meta() ?? {}) ? [field] : []))

const HIDDEN_FIELDS = new Map(Object.entries(SCHEMAS).map(([type, schema]) => [type, new Set(hiddenOf(schema))]))

/** Of what is secret or personal, history tells only that it changed. */
export function redacted(type: string, changes: readonly Change[]): Change[] {
  const hidden = HIDDEN_FIELDS.get(type)
  return changes.map(change =>
    hidden?.has(change.field)
      ? {
          field: change.field,
          ...(change.before !== undefined && { before: SHOWN }),
          ...(change.after !== undefined && { after: SHOWN }),
        }
      : change,
  )
}
