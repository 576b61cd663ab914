import { describe, expect, it } from 'vitest'
import { LANGUAGES, SITE_IDS } from '#domain/sites/sites.ts'
import { isFilled } from '../text.ts'
import { CATEGORIES } from './categories.ts'
import { FACET_LABELS } from './facet-labels.ts'
import { checkDigit, codeOf, upcOf } from './ids.ts'
import { KINDS, viewsOf } from './kinds.ts'
import { DEMO_STYLES } from './plan.ts'
import { SIZE_CHARTS } from './size-charts.ts'
import { labelsOf } from './sizes.ts'
import { styleOf } from './styles.ts'

const today = new Date('2026-11-01T06:00:00Z')
const shop = Array.from({ length: DEMO_STYLES }, (_, index) => styleOf(index, today))
const skus = shop.flatMap(bundle => bundle.skus)
const colours = shop.flatMap(bundle => bundle.colours)
const prices = shop.flatMap(bundle => bundle.prices)
const unique = (values: readonly string[]) => new Set(values).size === values.length

describe('the demo catalogue', () => {
  it('is as large as a real shop', () => {
    expect(shop.length).toBeGreaterThanOrEqual(240)
    expect(skus.length).toBeGreaterThanOrEqual(12_000)
    expect(new Set(shop.map(({ style }) => style.kind))).toEqual(new Set(KINDS.map(({ id }) => id)))
    for (const { colours: own } of shop) expect(own.length).toSatisfy(count => count >= 3 && count <= 6)
  })

  it('is the same every time', () => {
    const again = shop.map((_, index) => styleOf(index, today))
    expect(JSON.stringify(again)).toBe(JSON.stringify(shop))
  })

  it('gives ids in the shape that pages expect, never twice', () => {
    for (const { style } of shop) expect(style.id).toMatch(/^[A-Z0-9]{9,11}$/)
    for (const { id } of colours) expect(id).toMatch(/^[A-Z0-9]{8}$/)
    for (const { sku } of skus) expect(sku).toMatch(/^[A-Z0-9]{8}-[A-Z0-9]{1,7}$/)
    expect(unique(shop.map(({ style }) => style.id))).toBe(true)
    expect(unique(colours.map(({ id }) => id))).toBe(true)
    expect(unique(skus.map(({ sku }) => sku))).toBe(true)
    expect(unique(Array.from({ length: 40_000 }, (_, index) => codeOf(index)))).toBe(true)
  })

  it('never gives two styles of one kind the same name', () => {
    expect(unique(shop.map(({ style }) => style.names.en))).toBe(true)
  })

  it('says everything in all four languages, with nothing left to fill in', () => {
    for (const { style } of shop) {
      const texts = [style.names, style.taglines, style.descriptions]
      for (const text of texts) expect(isFilled(text)).toBe(true)
      const lists = LANGUAGES.flatMap(language => [...style.feature_lines[language], ...style.materials[language]])
      for (const line of [...texts.flatMap(text => Object.values(text)), ...lists]) expect(line).not.toMatch(/[[\]{}|]/)
      for (const language of LANGUAGES) expect(style.materials[language].length).toBeGreaterThan(0)
    }
    for (const { names } of colours) expect(isFilled(names)).toBe(true)
  })

  it('names every facet value that a style carries', () => {
    const named = new Set(FACET_LABELS.map(({ facet, value }) => `${facet}:${value}`))
    for (const { style } of shop) {
      for (const feature of style.features) expect(named).toContain(`feature:${feature}`)
      for (const activity of style.activities) expect(named).toContain(`activity:${activity}`)
    }
    for (const { family } of colours) expect(named).toContain(`colour:${family}`)
    for (const { width } of skus) expect(named).toContain(`width:${width}`)
  })

  it('gives each colour a picture per view and two or three hexes', () => {
    for (const { kind, colours: own } of shop)
      for (const colour of own) {
        expect(colour.media_ids).toEqual(viewsOf(kind).map(view => `${colour.id}-${view}`))
        expect(colour.hexes.length).toBe(3)
        for (const hex of colour.hexes) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
      }
  })

  it('makes every colour in the whole run of sizes', () => {
    for (const { style, colours: own, skus: all } of shop)
      for (const colour of own) {
        const sizes = new Set(all.filter(({ colourId }) => colourId === colour.id).map(({ size }) => size))
        expect([...sizes]).toEqual([...labelsOf(style.size_scale)])
      }
    const mens = shop.find(({ style }) => style.size_scale === 'footwear-men')
    expect(mens?.skus.map(({ size }) => size)).toEqual(expect.arrayContaining(['7', '9.5', '14']))
  })

  it('has a size chart for each run that needs one', () => {
    const charts = new Set(SIZE_CHARTS.map(({ product_type }) => product_type))
    const scales = new Set(shop.map(({ style }) => style.size_scale))
    for (const scale of ['one-size', 'pack', 'duffel', 'gift-card']) scales.delete(scale)
    expect([...scales].filter(scale => !charts.has(scale))).toEqual([])
  })

  it('holds a few styles for every odd state of a shop', () => {
    expect(shop.filter(({ style }) => style.max_qty === 2).length).toBeGreaterThanOrEqual(3)
    expect(shop.filter(({ soldOut }) => soldOut).length).toBeGreaterThanOrEqual(3)
    expect(shop.filter(({ style }) => style.is_customisable).length).toBeGreaterThanOrEqual(3)
    expect(skus.filter(({ ownPrice }) => ownPrice === null)).toHaveLength(1)
    expect(skus.filter(({ status }) => status === 'discontinued')).toHaveLength(1)
  })
})

describe('prices', () => {
  it('exist once per colour and site, above zero, never over the original', () => {
    expect(prices).toHaveLength(colours.length * SITE_IDS.length)
    for (const price of prices) {
      expect(price.current).toBeGreaterThan(0)
      expect(price.original).toBeGreaterThanOrEqual(price.current)
    }
  })

  it('puts about a quarter of the colours on sale, with the lowest price of the 30 days before', () => {
    const reduced = prices.filter(({ current, original }) => current < original)
    expect(reduced.length / prices.length).toBeGreaterThan(0.18)
    expect(reduced.length / prices.length).toBeLessThan(0.32)
    for (const { historic_best, current, original } of reduced) {
      expect(historic_best).toBeGreaterThanOrEqual(current)
      expect(historic_best).toBeLessThanOrEqual(original)
    }
    expect(reduced.some(({ historic_best, original }) => historic_best !== original)).toBe(true)
  })

  it('remembers a past without gaps that ends where the present price begins', () => {
    for (const { prices: now, history } of shop)
      for (const price of now.filter(({ historic_best }) => historic_best !== null)) {
        const past = history.filter(({ colour_id, site }) => colour_id === price.colour_id && site === price.site)
        past.forEach((step, index) => expect(step.valid_to).toBe(past[index + 1]?.valid_from ?? price.since))
        for (const step of past) expect(step.valid_from < step.valid_to).toBe(true)
      }
  })
})

describe('UPCs', () => {
  it('end in the right check digit', () => {
    expect(checkDigit('03600029145')).toBe(2)
    for (const number of [1, 77, 13_537, 999_999]) {
      const upc = upcOf(number)
      expect(upc).toMatch(/^4\d{11}$/)
      expect(Number(upc.at(-1))).toBe(checkDigit(upc.slice(0, 11)))
    }
  })
})

describe('categories', () => {
  it('go three levels deep and end in their number', () => {
    expect(Math.max(...CATEGORIES.map(({ path }) => path.length))).toBe(3)
    for (const { id, slugs, names } of CATEGORIES) {
      expect(isFilled(names)).toBe(true)
      for (const language of LANGUAGES) expect(slugs[language]).toMatch(new RegExp(`^[a-z0-9-]+-${id}$`))
    }
  })

  it('hold every style, and no category is empty', () => {
    const known = new Set(CATEGORIES.map(({ id }) => id))
    const used = new Set(shop.flatMap(({ categoryIds }) => categoryIds))
    expect([...used].filter(id => !known.has(id))).toEqual([])
    for (const { categoryIds } of shop) expect(categoryIds.length).toBeGreaterThan(0)
    const parents = new Set(CATEGORIES.map(({ parent_id }) => parent_id))
    const leaves = CATEGORIES.filter(({ id }) => !parents.has(id)).map(({ id }) => id)
    expect(leaves.filter(id => !used.has(id))).toEqual([])
  })
})
