import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exactLength,
  firstProblem,
  lengthOf,
  matches,
  maxLength,
  maxNumber,
  minLength,
  minNameLength,
  minNumber,
  name,
  required,
  requiredCheckbox,
  sameAs,
} from './validators.ts'

const message = (found: { message: string } | undefined) => found?.message

describe('generic validators', () => {
  it('rejects blank and whitespace-only when required', () => {
    for (const blank of ['', ' ', '\t\n']) expect(message(required(blank))).toBe('This field is required')
    expect(required(' a ')).toBeUndefined()
    expect(requiredCheckbox(false)?.key).toBe('requiredCheckbox')
    expect(requiredCheckbox(true)).toBeUndefined()
  })

  it('measures lengths with the messages of the specification', () => {
    expect(message(exactLength(5)('abcd'))).toBe('Value must contain at exactly 5 characters')
    expect(message(minLength(5)('abcd'))).toBe('Value must contain at least 5 characters')
    expect(message(maxLength(3)('abcd'))).toBe('Value must not be longer than 3 characters')
    expect(exactLength(4)('abcd')).toBeUndefined()
  })

  it('accepts exactly the lengths between minimum and maximum', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), value => {
        fc.pre(value.trim() !== '')
        const bad = firstProblem(value, [minLength(2), maxLength(30)])
        const { length } = [...new Intl.Segmenter().segment(value)]
        expect(bad === undefined).toBe(length >= 2 && length <= 30)
      }),
    )
  })

  it('counts what a person sees as a character', () => {
    for (const one of ['👩‍👩‍👧', 'é', '🇪🇸', '王']) expect(lengthOf(one), one).toBe(1)
  })

  it('takes one character for a name where it is one', () => {
    for (const whole of ['王', '김', 'あ', 'Bo']) expect(minNameLength(2)(whole), whole).toBeUndefined()
    for (const part of ['A', 'é', 'Ж', 'م']) expect(minNameLength(2)(part)?.key, part).toBe('minLength')
  })

  it('bounds numbers', () => {
    expect(message(minNumber(1)('0'))).toBe('Value must not be less than 1')
    expect(message(maxNumber(10)('11'))).toBe('Value must not be more than 10')
    expect(minNumber(1)('x')?.key).toBe('number')
    expect(minNumber(1)('1')).toBeUndefined()
  })

  it('matches the whole value against a pattern', () => {
    expect(matches(/\d{5}/)('12345')).toBeUndefined()
    expect(matches(/\d{5}/)('123456')?.key).toBe('match')
    expect(matches('[A-Z]{2}|x')('ABx')?.key).toBe('match')
  })

  it('compares with another field', () => {
    expect(sameAs('abc')('abc')).toBeUndefined()
    expect(sameAs('abc')('')?.key).toBe('sameAs')
  })

  it('takes names with accents, spaces, commas, periods, apostrophes and hyphens', () => {
    for (const good of ['Zoë', "O'Brien", 'Anne-Marie', 'St. John, Jr.', 'Núñez', 'D’Arcy']) {
      expect(name(good)).toBeUndefined()
    }
    for (const bad of ['R2D2', 'a@b', '<b>', '---', 'tom_']) expect(message(name(bad))).toBe('Name is not valid.')
  })

  it('lets blank values pass all but required', () => {
    const optional = [exactLength(3), minLength(3), minNumber(1), maxNumber(2), matches(/x/), name]
    expect(firstProblem('', optional)).toBeUndefined()
    expect(firstProblem('', [required, ...optional])?.key).toBe('required')
  })
})
