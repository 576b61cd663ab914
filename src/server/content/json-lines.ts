const BLANK = /[\s,:]*/y
const STRING = /"(?:[^"\\]|\\.)*"/y
const SCALAR = /[^\s,\]}]+/y

/** In which line of a JSON text the value at a path begins; where the text does not go so far, how far it goes. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const offset = new Scanner(text).offsetOf(path)
  return text.slice(0, offset).split('\n').length
}

class Scanner {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  offsetOf([first, ...rest]: readonly PropertyKey[]): number {
    this.#take(BLANK)
    const start = this.#at
    if (first === undefined) return start
    const open = this.#text[this.#at]
    if (open !== '{' && open !== '[') return start
    this.#at++
    for (let index = 0; ; index++) {
      this.#take(BLANK)
      if (this.#isEnd()) return start
      const entry = this.#at
      const name = open === '{' ? String(JSON.parse(this.#take(STRING))) : String(index)
      if (name === String(first)) return Math.max(entry, this.offsetOf(rest))
      this.#skip()
    }
  }

  #skip(): void {
    this.#take(BLANK)
    const open = this.#text[this.#at]
    if (open === '"') this.#take(STRING)
    else if (open === '{' || open === '[') {
      this.#at++
      for (this.#take(BLANK); !this.#isEnd(); this.#take(BLANK)) this.#skip()
      this.#at++
    } else this.#take(SCALAR)
  }

  #isEnd(): boolean {
    const sign = this.#text[this.#at]
    return sign === undefined || sign === '}' || sign === ']'
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const [found = ''] = pattern.exec(this.#text) ?? []
    this.#at += found.length
    return found
  }
}
