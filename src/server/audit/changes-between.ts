import { isDeepStrictEqual } from 'node:util'

export type Change = { readonly field: string; readonly before?: unknown; readonly after?: unknown }

type Fields = Readonly<Record<string, unknown>>

/** What is different, field by field. */
export function changesBetween(before: Fields, after: Fields): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter(field => !isDeepStrictEqual(before[field], after[field]))
    .map(field => ({
      field,
      ...(before[field] !== undefined && { before: before[field] }),
      ...(after[field] !== undefined && { after: after[field] }),
    }))
}
