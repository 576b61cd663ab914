import { PACKERS, worthPacking, type Bytes, type Encoding, type Packed } from './compression.ts'

/**
 * An answer that is given many times: written as JSON once, packed once per encoding. Callers in the same process share
 * one value, which nobody may change: what was made from it may be kept for as long as it is the same.
 */
export class PreparedJson<T> {
  readonly #value: T
  readonly #write: () => Bytes
  #bytes: Bytes | undefined
  #packed = new Map<Encoding, Promise<Bytes>>()

  /** `write` is for answers whose parts are written already. */
  constructor(value: T, write: () => Bytes = () => Buffer.from(JSON.stringify(value))) {
    this.#value = value
    this.#write = write
  }

  get value(): T {
    return frozen(this.#value)
  }

  get bytes(): Bytes {
    return (this.#bytes ??= this.#write())
  }

  async packedFor(encoding: Encoding | undefined): Promise<Packed> {
    if (!encoding || !worthPacking(this.bytes)) return { bytes: this.bytes, encoding: undefined }
    const known = this.#packed.get(encoding) ?? PACKERS[encoding](this.bytes, QUALITY)
    this.#packed.set(encoding, known)
    return { bytes: await known, encoding }
  }
}

const QUALITY = 4
const COMMA = 0x2c
const END = Buffer.from(']}')

/** An object as JSON, with one more key whose list holds what is written already. */
export function writtenWith(head: object, key: string, items: readonly Bytes[]): Bytes {
  const start = Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(key)}:[`)
  let length = start.length + Math.max(0, items.length - 1) + END.length
  for (const item of items) length += item.length
  const bytes = Buffer.allocUnsafe(length)
  let end = start.copy(bytes)
  for (const [at, item] of items.entries()) {
    if (at > 0) bytes[end++] = COMMA
    bytes.set(item, end)
    end += item.length
  }
  END.copy(bytes, end)
  return bytes
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) frozen(inner)
  return value
}
