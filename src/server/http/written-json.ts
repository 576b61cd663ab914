import type { Bytes } from './compression.ts'

/** An answer that is given once, parts of which are written as JSON already. */
export class WrittenJson<T> {
  readonly value: T
  readonly #write: () => Bytes
  #bytes: Bytes | undefined

  constructor(value: T, write: () => Bytes) {
    this.value = value
    this.#write = write
  }

  get bytes(): Bytes {
    return (this.#bytes ??= this.#write())
  }
}
