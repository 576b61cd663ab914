import { PACKERS, worthPacking, type Encoding } from './compression.ts'

/**
 * An answer that is given many times: written as JSON once, packed once per encoding. Callers in the same process share
 * one value, which nobody may change: what was made from it may be kept for as long as it is the same.
 */
export class PreparedJson<T> {
  readonly value: T
  readonly bytes: Buffer
  #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(value: T) {
    this.value = frozen(value)
    this.bytes = Buffer.from(JSON.stringify(value))
  }

  async packedFor(encoding: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }> {
    if (!encoding || !worthPacking(this.bytes)) return { bytes: this.bytes, encoding: undefined }
    const known = this.#packed.get(encoding) ?? PACKERS[encoding](this.bytes, QUALITY)
    this.#packed.set(encoding, known)
    return { bytes: await known, encoding }
  }
}

const QUALITY = 4

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) frozen(inner)
  return value
}
