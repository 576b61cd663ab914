import type { Raw } from '#domain/content/merge-layers.ts'

/**
 * What a file says of one layer. Without a date it was live from the start; null is a draft. A working copy is no version:
 * it is what somebody is writing, and may be wrong until it is published. It says what it was laid on, or only that it is one.
 */
export type Layer = {
  slug: string
  scope: string
  body: Raw
  publishAt?: Date | null
  expireAt?: Date
  working?: true | string
}
