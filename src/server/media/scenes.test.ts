import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { findScene } from './scenes.ts'

const content = globSync('db/content/**/*.json').map(file => readFileSync(file, 'utf8'))
const spokenOf = (pattern: RegExp) =>
  [...content, JSON.stringify(SECTION_EXAMPLES)].flatMap(text =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  )

describe('scenes and films', () => {
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
