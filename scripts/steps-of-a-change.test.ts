import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')

/** Files that a change of this sort touches, told by one that is already there: those that name it. */
const naming = (name: string, ...places: string[]): string[] =>
  globSync(places, { cwd: ROOT })
    .filter(file => readFileSync(join(ROOT, file), 'utf8').includes(`'${name}'`))
    .toSorted()

/** The word itself, wherever it stands. */
const withWord = (word: string): string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter(file => !/\.gen\.ts$|\.test\.tsx?$/.test(file))
    .filter(file => new RegExp(String.raw`\b${word}\b`).test(readFileSync(join(ROOT, file), 'utf8')))

describe('CONTRIBUTING.md tells all files of', () => {
  it('a kind of promotion: its entry, a migration and a case of its test', () => {
    // Each kind that came later has a migration that names all of them.
    const files = naming('fixed-price', 'src/**/*.{ts,tsx}', 'db/**/*.{ts,sql}').map(file =>
      file.startsWith('db/migrations/') ? 'a migration' : file,
    )
    expect([...new Set(files)]).toEqual([
      'a migration',
      'src/domain/promotions/promotion-kinds.ts',
      'src/server/cart/promotion-kinds.test.ts',
    ])
  })

  it('a kind of section: its name, schema, example and view', () => {
    const files = naming('linked-cards', 'src/**/*.{ts,tsx}', 'scripts/budgets.ts')
    expect(files.filter(file => !file.endsWith('.test-data.ts'))).toEqual([
      'src/contract/content/content-cards.ts',
      'src/contract/content/content-section-types.ts',
      'src/contract/content/examples/cards.ts',
      'src/web/sections/cards/cards.tsx',
    ])
  })

  it('a call that a page shows: contract, handler, service, tour, page and text', () => {
    expect([...new Set([...withWord('proveAgain'), ...withWord('proveText')])].toSorted()).toEqual([
      'src/contract/identity/authentication.ts',
      'src/server/identity/authentication.handlers.ts',
      'src/server/identity/fresh-proof.service.ts',
      'src/server/testing/tours/account.tour.ts',
      'src/web/i18n/texts/account/security.ts',
      'src/web/pages/account/prove.page.tsx',
    ])
  })

  it('a call that the specification does not list: nothing but its contract knows its address', () => {
    const written = '/consumers-v3/consumer/subscription/link'
    const files = naming(written, 'src/**/*.{ts,tsx}').filter(file => !file.endsWith('.gen.ts'))
    expect(files).toEqual(['src/contract/consumer/consumer.ts'])
  })
})
