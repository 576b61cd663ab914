import type { Raw } from './merge-layers.ts'

/** A file, or the newest version that is stored. Without a date it was live from the start; null is a draft. */
export type Layer = { slug: string; scope: string; body: Raw; publishAt?: Date | null; expireAt?: Date }
