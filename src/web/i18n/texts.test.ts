import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Texts } from '#domain/sites/texts.ts'
import { looseSigns } from '#domain/sites/loose-signs.test-data.ts'
import { TEXTS } from './texts.ts'

const parts = import.meta.glob<{ default: Texts }>('./texts/*/*.ts', { eager: true })
const namedIn = (text: string) => [...new Set(Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name))].toSorted()

describe.each(Object.entries<Texts>(TEXTS))('the texts of %s', (subject, texts) => {
  it('name the same values in every language', () => {
    const different = Object.entries(texts).filter(([, text]) => {
      const named = LANGUAGES.map(language => namedIn(text[language]).join())
      return new Set(named).size > 1
    })
    expect(different, 'write the same {values} in each language of these texts').toEqual([])
  })

  it('bind their signs to the words before them', () => {
    expect(Object.values(texts).flatMap(looseSigns), 'write a no-break space there').toEqual([])
  })

  it('are in one part each, and all of them', () => {
    const mine = Object.entries(parts).filter(([path]) => path.startsWith(`./texts/${subject}/`))
    const names = mine.flatMap(([, part]) => Object.keys(part.default))
    expect(names.toSorted()).toEqual(mine.length > 0 ? Object.keys(texts).toSorted() : [])
  })
})
