import { murmur3 } from './murmur3.ts'

const BUCKETS = 10_000
const HASH_SEED = 1
const HASH_RANGE = 2 ** 32

/** Where a visitor falls in an experiment: 0 to 9,999, the same on every visit and machine. */
export const bucketOf = (visitorId: string, experimentId: string): number =>
  Math.floor((murmur3(`${visitorId}${experimentId}`, HASH_SEED) / HASH_RANGE) * BUCKETS)

/** The buckets below `endOfRange` that no earlier entry took belong to the variant. */
export type Allocation = { readonly variantId: string; readonly endOfRange: number }

/** The variant of a visitor, or undefined for who stays outside and sees the baseline. */
export function chooseVariant(
  visitorId: string,
  experimentId: string,
  allocations: readonly Allocation[],
): string | undefined {
  const bucket = bucketOf(visitorId, experimentId)
  return allocations.find(({ endOfRange }) => bucket < endOfRange)?.variantId
}

export type VariantId = { readonly number: number; readonly key: string }

/** Variant ids have the form number-key. */
export function parseVariantId(text: string): VariantId | undefined {
  const parts = /^(?<number>\d+)-(?<key>.+)$/.exec(text)?.groups
  return parts?.key === undefined ? undefined : { number: Number(parts.number), key: parts.key }
}
