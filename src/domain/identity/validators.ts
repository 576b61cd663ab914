import { problem } from './problem.ts'
import type { Problem } from './problem.ts'

/** Blank values pass every validator but `required`, so that an optional field may stay empty. */
export type Validator = (value: string) => Problem | undefined

export const isBlank = (value: string): boolean => value.trim() === ''

const unlessBlank =
  (accepts: (value: string) => boolean, failure: () => Problem): Validator =>
  value =>
    isBlank(value) || accepts(value) ? undefined : failure()

const SEGMENTER = new Intl.Segmenter()

const PLAIN = /^[\x20-\x7e]*$/

/** Counts characters as a person does: an emoji or an accented letter is one. Plain text needs no such care. */
export const lengthOf = (value: string): number =>
  PLAIN.test(value) ? value.length : [...SEGMENTER.segment(value)].length

export const required: Validator = value => (isBlank(value) ? problem('required') : undefined)

export const requiredCheckbox = (ticked: boolean): Problem | undefined =>
  ticked ? undefined : problem('requiredCheckbox')

/** @public Of the words that forms are checked with, though none of ours asks for it today. */
export const exactLength = (length: number): Validator =>
  unlessBlank(
    value => lengthOf(value) === length,
    () => problem('exactLength', { length }),
  )

export const minLength = (min: number): Validator =>
  unlessBlank(
    value => lengthOf(value) >= min,
    () => problem('minLength', { min }),
  )

/** Also measures blank values: spaces are characters. */
export const maxLength =
  (max: number): Validator =>
  value =>
    lengthOf(value) <= max ? undefined : problem('maxLength', { max })

const numeric =
  (accepts: (value: number) => boolean, failure: () => Problem): Validator =>
  value => {
    if (isBlank(value)) return undefined
    const number = Number(value)
    if (!Number.isFinite(number)) return problem('number')
    return accepts(number) ? undefined : failure()
  }

/** @public Of the words that forms are checked with, though none of ours asks for it today. */
export const minNumber = (min: number): Validator =>
  numeric(
    value => value >= min,
    () => problem('minNumber', { min }),
  )

/** @public Of the words that forms are checked with, though none of ours asks for it today. */
export const maxNumber = (max: number): Validator =>
  numeric(
    value => value <= max,
    () => problem('maxNumber', { max }),
  )

/** The whole value must match, whether or not the pattern is anchored. */
export const matches = (pattern: RegExp | string): Validator => {
  const source = typeof pattern === 'string' ? pattern : pattern.source
  const flags = typeof pattern === 'string' ? 'u' : pattern.flags.replace('g', '')
  const whole = new RegExp(`^(?:${source})$`, flags)
  return unlessBlank(
    value => whole.test(value),
    () => problem('match'),
  )
}

export const sameAs =
  (other: string): Validator =>
  value =>
    value === other ? undefined : problem('sameAs')

const NAME = /^[\p{L}\p{M} ,.'’-]*\p{L}[\p{L}\p{M} ,.'’-]*$/u

export const name: Validator = unlessBlank(
  value => NAME.test(value),
  () => problem('name'),
)

const WHOLE_NAME = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

/** One character is a whole name in the scripts where it stands for a word or a syllable. */
export const minNameLength =
  (min: number): Validator =>
  value =>
    WHOLE_NAME.test(value) ? undefined : minLength(min)(value)

export const NAME_LENGTH = { minLength: 2, maxLength: 30 } as const

/** Of whoever makes an account: what is a name there is one on a parcel too. */
export const personName: readonly Validator[] = [
  minNameLength(NAME_LENGTH.minLength),
  maxLength(NAME_LENGTH.maxLength),
  name,
]

/** The first thing wrong with a value. */
export const firstProblem = (value: string, validators: readonly Validator[]): Problem | undefined => {
  for (const validate of validators) {
    const found = validate(value)
    if (found) return found
  }
  return undefined
}
