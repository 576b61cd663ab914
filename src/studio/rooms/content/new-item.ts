import { begunOf, entryOf } from '#contract/content/examples/begun.ts'
import { copyOf } from '#domain/content/edit-layers.ts'
import type { Path } from '#domain/content/content-paths.ts'
import type { Raw } from '#domain/content/merge-layers.ts'

const TAIL = 36 ** 5

/** Nobody else has it: two editors may add the same kind at once. */
export const freshId = (stem: string): string =>
  `${stem.replace(/-[a-z0-9]{5}$/, '').slice(0, 80)}-${Math.floor(Math.random() * TAIL)
    .toString(36)
    .padStart(5, '0')}`

/** A new section begins as a complete one of its kind: there is something to see and to write over. */
export function newItem(name: string): Raw & { readonly id: string } {
  const begun = begunOf(name)
  return { ...copyOf(begun, freshId), name: '', id: freshId(String(begun['type'])) }
}

/** One more entry of a list: whole, so that the section it is of stays in the page. */
export const newEntry = (type: unknown, path: Path): Raw => copyOf(entryOf(String(type), path), freshId)
