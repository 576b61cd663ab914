import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OWNING_ERRORS } from '#contract/errors/errors.ts'

describe('the codes of the catalogue', () => {
  it('are each expected by a test that speaks to the shop through HTTP', () => {
    const throughHttp = globSync('**/*.test.ts', { cwd: import.meta.dirname })
      .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      .filter(text => /\b(testShop|seededShop)\(/.test(text))
    const expected = new Set(throughHttp.flatMap(text => text.match(/(?<=['"])[A-Z0-9_]+(?=['"])/g) ?? []))
    const unreached = Object.entries(OWNING_ERRORS).flatMap(([name, { ids }]) =>
      expected.has(name) ? [] : ids.filter(id => !expected.has(id)),
    )
    expect(unreached).toEqual([])
  })
})
