import { describe, expect, it } from 'vitest'
import { calls } from '#contract/contract.ts'
import { LOCALES, languageOf } from '#domain/sites/sites.ts'
import { catalogues } from './catalogues.ts'
import { createI18n } from './i18n.tsx'
import { refusalText } from './refusal-text.ts'

/** What shoppers send outside the cart, the checkout and their account, which have words of their own. */
const WRITES = new Set([
  'cart.addItem',
  'wishlists.addFavorite',
  'wishlists.removeFavorite',
  'products.notify',
  'products.writeReview',
  'products.voteReview',
  'products.flagReview',
  'products.translateReview',
  'products.translateQuestion',
  'products.askQuestion',
  'products.voteAnswer',
  'consumer.createSubscription',
  'consumer.registerForEvent',
  'contact.send',
  'social.addMedia',
])
/** Only a program leaves these out: a form always sends them. */
const FOR_PROGRAMS = new Set(['MISSING_ORGANISATION', 'MISSING_PAYLOAD'])

describe.each(LOCALES)('a refusal in %s', locale => {
  const i18n = createI18n(locale, catalogues[languageOf(locale)])

  it('is always told in words of its own', () => {
    const refusals = calls().flatMap(({ name, endpoint }) => (WRITES.has(name) ? (endpoint.errors ?? []) : []))
    const unspoken = [...refusals, 'INVALID_INPUT', 'RATE_LIMITED'].filter(
      name => !FOR_PROGRAMS.has(name) && refusalText(i18n, name) === i18n.t('refusals.generic'),
    )
    expect(refusals.length).toBeGreaterThan(20)
    expect([...new Set(unspoken)]).toEqual([])
  })

  it('names what the error says', () => {
    expect(refusalText(i18n, 'ADDED_MAX_QUANTITY', { maxAllowedQty: 2 })).toContain('2')
  })

  it('without a name is told all the same', () => {
    expect(refusalText(i18n)).toBe(i18n.t('refusals.generic'))
    expect(refusalText(i18n, '<b>')).toBe(i18n.t('refusals.generic'))
  })
})
