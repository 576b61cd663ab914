import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const rules = [...read('docs/specification.md').matchAll(/^\| (.+) \| `(.+)` › (.+) \|$/gm)].map(
  ([, rule = '', file = '', test = '']) => ({ rule, file, test }),
)

describe('docs/specification.md', () => {
  it('names a test for every rule', () => {
    const rows = read('docs/specification.md').match(/^\| (?!rule )(?!---)/gm) ?? []
    expect(rules.length).toBeGreaterThan(250)
    expect(rules).toHaveLength(rows.length)
  })

  it.each(rules)('guards "$rule" with a test that is there', ({ file, test }) => {
    expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true)
    expect(read(file)).toContain(test)
  })
})
