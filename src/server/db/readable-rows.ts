import { z } from 'zod'
import type { Log } from '../log.ts'

/**
 * Rows read one by one: what cannot be read is told and left out, and the others are untouched. While servers are
 * replaced, a later version may write what this one does not know.
 */
export function readableRows<T>(
  rows: readonly unknown[],
  schema: z.ZodType<T>,
  log: Log,
  { what, key }: { what: string; key: string },
): T[] {
  return rows.flatMap(row => {
    const { success, data, error } = schema.safeParse(row)
    if (success) return [data]
    const which = z.looseObject({ [key]: z.unknown() }).safeParse(row).data?.[key]
    log.error(`${what} cannot be read`, { [key]: which, reason: z.prettifyError(error) })
    return []
  })
}
