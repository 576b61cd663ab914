import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { DEMO_STYLES } from '../catalog/plan.ts'
import { styleOf } from '../catalog/styles.ts'
import { questionsOf } from './questions.ts'
import { reviewsOf } from './reviews.ts'

const today = new Date('2026-11-01T06:00:00Z')
const shop = Array.from({ length: DEMO_STYLES }, (_, index) => styleOf(index, today))
const reviews = shop.flatMap(bundle => reviewsOf(bundle, 23, today))
const questions = shop.flatMap(bundle => questionsOf(bundle, 4, today))

describe('reviews', () => {
  it('are many, in all languages, and rarely the same', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(6000)
    for (const language of LANGUAGES)
      expect(reviews.filter(review => review.language === language).length).toBeGreaterThan(600)
    expect(new Set(reviews.map(({ title, body }) => title + body)).size / reviews.length).toBeGreaterThan(0.8)
    for (const { title, body } of reviews) expect(`${title} ${body}`).not.toMatch(/undefined|[[\]{}|]/)
  })

  it('lie between the launch and today', () => {
    const launches = new Map(shop.map(({ style }) => [style.id, style.launched_at]))
    for (const { style_id, created_at } of reviews) {
      expect(created_at >= (launches.get(style_id) ?? '')).toBe(true)
      expect(created_at <= today.toISOString()).toBe(true)
    }
  })

  it('carry translations that say the same, but not always', () => {
    const translated = reviews.filter(({ translations }) => Object.keys(translations).length === 3)
    expect(translated.length / reviews.length).toBeGreaterThan(0.6)
    expect(translated.length).toBeLessThan(reviews.length)
  })

  it('agree with the fit of the style', () => {
    const small = shop.filter(({ fit, style }) => fit === 'small' && style.fit_notes.en !== '')
    const fits = small.flatMap(bundle => reviewsOf(bundle, 23, today)).map(({ fit }) => fit)
    expect(fits.filter(fit => fit === 'small').length / fits.length).toBeGreaterThan(0.6)
  })

  it('are the same every time', () => {
    expect(shop.slice(0, 9).flatMap(bundle => reviewsOf(bundle, 23, today))).toEqual(
      reviews.slice(0, shop.slice(0, 9).flatMap(bundle => reviewsOf(bundle, 23, today)).length),
    )
  })
})

describe('questions', () => {
  it('are many and have answers', () => {
    expect(questions.length).toBeGreaterThanOrEqual(800)
    for (const { row, answers } of questions) {
      expect(row.body).not.toBe('')
      expect(answers.length).toBeGreaterThan(0)
      for (const { body, created_at } of answers) {
        expect(body).not.toBe('')
        expect(created_at > row.created_at).toBe(true)
      }
    }
  })
})
