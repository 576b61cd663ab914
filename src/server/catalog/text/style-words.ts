import { hash } from 'node:crypto'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import type { TextRow } from '../catalog.queries.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { Lexicon } from '../lexicon.ts'
import type { CatalogStyle } from '../style.ts'
import { textsOf } from './style-texts.ts'
import { TextIndex, type TextPicture } from './text-index.ts'

type Around = { readonly lexicon: Lexicon; readonly tree: CategoryTree }

export type WordsPicture = { readonly said: readonly (string | undefined)[]; readonly indexes: readonly TextPicture[] }

/** What is said of each style in each language, indexed for whoever searches. */
export class StyleWords {
  readonly #indexes: ReadonlyMap<Language, TextIndex>
  /** A digest of each style's words, by slot. */
  readonly #said: (string | undefined)[]

  constructor(known?: WordsPicture) {
    this.#said = [...(known?.said ?? [])]
    this.#indexes = new Map(
      LANGUAGES.map(language => [
        language,
        new TextIndex(
          language,
          known?.indexes.find(each => each.language === language),
        ),
      ]),
    )
  }

  picture(): WordsPicture {
    return { said: [...this.#said], indexes: Array.from(this.#indexes.values(), index => index.picture()) }
  }

  of(language: Language): TextIndex {
    const index = this.#indexes.get(language)
    if (!index) throw new Error(`no words in ${language}`)
    return index
  }

  /** A change of stock, the common kind, leaves the words alone. */
  put(slot: number, style: CatalogStyle, long: TextRow | undefined, { lexicon, tree }: Around): void {
    const said = hash(
      'md5',
      JSON.stringify([{ ...style, supply: 0, stores: 0, popularity: 0, ratingCount: 0, ratingSum: 0 }, long]),
    )
    const before = this.#said[slot]
    if (before === said) return
    this.#said[slot] = said
    for (const [language, index] of this.#indexes) {
      if (before !== undefined) index.remove(slot)
      index.add(slot, textsOf(style, long, language, lexicon, tree))
    }
  }

  drop(slot: number): void {
    for (const index of this.#indexes.values()) index.remove(slot)
  }
}
