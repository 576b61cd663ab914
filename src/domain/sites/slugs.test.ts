import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categorySlug, findCategoryId, findProductId, productSlug, slugify } from './slugs.ts'

const digit = fc.constantFrom(...'0123456789')
const capital = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
const categoryId = fc.array(digit, { minLength: 4, maxLength: 10 }).map(list => list.join(''))
const productId = fc.array(capital, { minLength: 8, maxLength: 11 }).map(list => list.join(''))

describe('slugs', () => {
  it('write text in plain letters', () => {
    expect(slugify("Men's Trail-Running Shoes")).toBe('mens-trail-running-shoes')
    expect(slugify('Größe & Übergang — été œuvre')).toBe('grosse-ubergang-ete-oeuvre')
    expect(slugify('!?')).toBe('')
  })

  it('give back the id they were made with, whatever the name', () => {
    fc.assert(fc.property(fc.string(), categoryId, (name, id) => findCategoryId(categorySlug(name, id)) === id))
    fc.assert(fc.property(fc.string(), productId, (name, id) => findProductId(productSlug(name, id)) === id))
  })

  it('have no id of another length', () => {
    expect(findCategoryId('boots-123')).toBeUndefined()
    expect(findCategoryId('boots-12345678901')).toBeUndefined()
    expect(findCategoryId('boots')).toBeUndefined()
    expect(findProductId('boot-ABC1234')).toBeUndefined()
    expect(findProductId('boot-ABCDEFGH1234')).toBeUndefined()
    expect(findProductId('boot-abcd1234')).toBeUndefined()
    expect(findProductId('summit-boot-CR0100AB')).toBe('CR0100AB')
  })
})
