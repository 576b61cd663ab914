import type { Pieces } from '#contract/web.ts'

/** An answer that is given once, parts of which are written as JSON already. */
export class WrittenJson<T> {
  readonly value: T
  readonly #write: () => Pieces

  constructor(value: T, write: () => Pieces) {
    this.value = value
    this.#write = write
  }

  get pieces(): Pieces {
    return this.#write()
  }
}

/** An object as JSON, with one more key whose list holds what is written already. */
export function writtenWith(head: object, key: string, items: readonly string[]): Pieces {
  const pieces = [`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(key)}:[`]
  for (const item of items) pieces.push(item, ',')
  if (items.length > 0) pieces.pop()
  pieces.push(']}')
  return pieces
}
