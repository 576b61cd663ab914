import { PACKERS, worthPacking, type Encoding } from './compression.ts'

/** An answer that is given many times: written as JSON once, packed once per encoding. */
export class PreparedJson<T> {
  readonly bytes: Buffer
  #packed = new Map<Encoding, Promise<Buffer>>()

  constructor(value: T) {
    this.bytes = Buffer.from(JSON.stringify(value))
  }

  /** The answer for a caller in the same process: a copy of its own each time. */
  get value(): T {
    return JSON.parse(this.bytes.toString())
  }

  async packedFor(encoding: Encoding | undefined): Promise<{ bytes: Buffer; encoding: Encoding | undefined }> {
    if (!encoding || !worthPacking(this.bytes)) return { bytes: this.bytes, encoding: undefined }
    const known = this.#packed.get(encoding) ?? PACKERS[encoding](this.bytes, QUALITY)
    this.#packed.set(encoding, known)
    return { bytes: await known, encoding }
  }
}

const QUALITY = 4
