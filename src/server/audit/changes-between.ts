import { isDeepStrictEqual } from 'node:util'

export type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown }

const HIDDEN = '•••'
type Fields = Readonly<Record<string, unknown>>

/** What is different, field by field. Of what is secret or personal, only that it changed. */
export function changesBetween(before: Fields, after: Fields, hidden: readonly string[] = []): Change[] {
  const shown = (field: string, value: unknown) => (value === undefined || !hidden.includes(field) ? value : HIDDEN)
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter(field => !isDeepStrictEqual(before[field], after[field]))
    .map(field => ({
      field,
      ...(before[field] !== undefined && { before: shown(field, before[field]) }),
      ...(after[field] !== undefined && { after: shown(field, after[field]) }),
    }))
}
