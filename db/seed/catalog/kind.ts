import type { Form, Nouns } from '../text.ts'

export type Group =
  | 'trail'
  | 'boot'
  | 'street'
  | 'sandal'
  | 'outer'
  | 'mid'
  | 'top'
  | 'legs'
  | 'bag'
  | 'head'
  | 'hands'
  | 'card'
export type Gender = 'women' | 'men' | 'kids' | 'unisex'

export type Kind = {
  readonly id: string
  readonly code: string
  readonly group: Group
  readonly nouns: Nouns
  /** How many of the 280 planned styles are for women, men, kids, everybody. */
  readonly plan: readonly [women: number, men: number, kids: number, unisex: number]
  /** Full price in whole United States dollars. */
  readonly price: readonly [low: number, high: number]
  readonly activities: readonly string[]
  readonly features: readonly string[]
  readonly grams: readonly [low: number, high: number]
}

export const nouns = (
  en: string,
  enForm: Form,
  fr: string,
  frForm: Form,
  de: string,
  deForm: Form,
  es: string,
  esForm: Form,
) => ({
  en: { word: en, form: enForm },
  fr: { word: fr, form: frForm },
  de: { word: de, form: deForm },
  es: { word: es, form: esForm },
})
