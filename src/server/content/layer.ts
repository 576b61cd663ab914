import type { Raw } from '#domain/content/merge-layers.ts'

/** What a file says of one layer. Without a date it was live from the start; null is a draft. */
export type Layer = { slug: string; scope: string; body: Raw; publishAt?: Date | null; expireAt?: Date }
