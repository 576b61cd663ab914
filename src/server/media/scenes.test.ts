import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { DEMO_PICTURES } from '../social/demo-pictures.ts'
import { findScene } from './scenes.ts'

const files = globSync('db/content/**/*.json').toSorted()
const content = files.map(file => readFileSync(file, 'utf8'))
const spokenOf = (pattern: RegExp) =>
  [...content, JSON.stringify(SECTION_EXAMPLES)].flatMap(text =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  )

const picturesOf = (text: string) => [...text.matchAll(/"id":\s*"(scenes\/[^"]+)"/g)].map(([, id = '']) => id)

describe('scenes and films', () => {
  it('stand once on a page', () => {
    const repeated = files.flatMap((file, index) => {
      const ids = picturesOf(content[index] ?? '')
      return [...new Set(ids.filter((id, at) => ids.indexOf(id) < at))].map(id => `${file}: ${id}`)
    })
    expect(repeated).toEqual([])
  })

  it('that shoppers took are nowhere else, and exist', () => {
    const taken = DEMO_PICTURES.map(({ scene }) => `scenes/${scene}-tall`)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.filter(id => !existsSync(findScene(id) ?? ''))).toEqual([])
    expect(content.flatMap(picturesOf).filter(id => taken.includes(id))).toEqual([])
  })

  it('are there for every picture that content and its examples speak of', () => {
    const ids = new Set(spokenOf(/"id":\s*"((?:scenes|video)\/[^"]+)"/g))
    expect(ids.size).toBeGreaterThan(20)
    expect([...ids].filter(id => !existsSync(findScene(id) ?? ''))).toEqual([])
  })

  it('are there for every film that content and its examples play', () => {
    const films = new Set(spokenOf(/"\/media\/(films\/[^"]+|video\/[^"]+)"/g))
    expect(films.size).toBeGreaterThan(5)
    expect([...films].filter(film => !existsSync(`art/${film}`))).toEqual([])
  })
})
