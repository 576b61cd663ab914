import type { Pieces } from '#contract/web.ts'
import { PACKERS, bytesOf, toKeep, worthPacking, type Bytes, type Encoding, type Packed } from './compression.ts'

type Habits = { readonly write?: () => Pieces; readonly isCurrent?: () => boolean; readonly onGiven?: () => void }

/**
 * An answer that is given many times: written as JSON once, packed once per encoding. Callers in the same process share
 * one value, which nobody may change: what was made from it may be kept for as long as it is the same.
 */
export class PreparedJson<T> {
  readonly #value: T
  readonly #write: () => Pieces
  #bytes: Bytes | undefined
  #packed = new Map<Encoding, Promise<Bytes>>()
  #atHand = new Map<Encoding, Bytes>()
  /** Whether the shop would still answer this. What nobody vouches for is given to who asked, and to no other. */
  isCurrent: () => boolean
  /** What else happens each time that it is given. */
  readonly onGiven: () => void

  /** `write` is for answers whose parts are written already. */
  constructor(
    value: T,
    { write = () => [JSON.stringify(value)], isCurrent = () => false, onGiven = () => {} }: Habits = {},
  ) {
    this.#value = value
    this.#write = write
    this.isCurrent = isCurrent
    this.onGiven = onGiven
  }

  get value(): T {
    return frozen(this.#value)
  }

  get bytes(): Bytes {
    return (this.#bytes ??= bytesOf(this.#write()))
  }

  async packedFor(encoding: Encoding | undefined): Promise<Packed> {
    if (!encoding || !worthPacking(this.bytes)) return { bytes: this.bytes, encoding: undefined }
    const known = this.#packed.get(encoding) ?? PACKERS[encoding](this.bytes, QUALITY).then(toKeep)
    this.#packed.set(encoding, known)
    const bytes = await known
    this.#atHand.set(encoding, bytes)
    return { bytes, encoding }
  }

  /** Undefined where it would have to be packed first. */
  atHandFor(encoding: Encoding | undefined): Packed | undefined {
    if (!encoding || !worthPacking(this.bytes)) return { bytes: this.bytes, encoding: undefined }
    const bytes = this.#atHand.get(encoding)
    return bytes && { bytes, encoding }
  }
}

const QUALITY = 4

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) frozen(inner)
  return value
}
