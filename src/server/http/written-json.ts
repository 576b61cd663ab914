/** An answer that is given once, parts of which are written as JSON already. */
export class WrittenJson<T> {
  readonly value: T
  readonly #write: () => string
  #text: string | undefined

  constructor(value: T, write: () => string) {
    this.value = value
    this.#write = write
  }

  get text(): string {
    return (this.#text ??= this.#write())
  }
}

/** Any answer as text. */
export const jsonTextOf = (answer: unknown): string =>
  answer instanceof WrittenJson ? answer.text : JSON.stringify(answer ?? null)
