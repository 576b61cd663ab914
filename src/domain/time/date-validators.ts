import { MINIMUM_BIRTH_DATE, ageAt, formatDate, parseDate } from './dates.ts'
import type { AnyDateFormat, IsoDate } from './dates.ts'
import { problem } from '../identity/problem.ts'
import type { Problem } from '../identity/problem.ts'
import { isBlank } from '../identity/validators.ts'
import type { Validator } from '../identity/validators.ts'

export const date =
  (format: AnyDateFormat = 'YYYY-MM-DD'): Validator =>
  value =>
    isBlank(value) || parseDate(value, format) !== undefined ? undefined : problem('date', { format })

/** Judges only real dates; `date` speaks about the others. */
const judged =
  (format: AnyDateFormat, judge: (day: IsoDate) => Problem | undefined): Validator =>
  value => {
    const day = parseDate(value, format)
    return day === undefined ? undefined : judge(day)
  }

/** @public Of the words that forms are checked with, though none of ours asks for it today. */
export const minDate = (min: IsoDate, format: AnyDateFormat = 'YYYY-MM-DD'): Validator =>
  judged(format, day => (day < min ? problem('minDate', { min: formatDate(min, format) }) : undefined))

/** @public Of the words that forms are checked with, though none of ours asks for it today. */
export const maxDate = (max: IsoDate, format: AnyDateFormat = 'YYYY-MM-DD'): Validator =>
  judged(format, day => (day > max ? problem('maxDate', { max: formatDate(max, format) }) : undefined))

export type BirthDateRule = {
  readonly format: AnyDateFormat
  readonly today: IsoDate
  readonly minimumAge: number
  readonly min?: IsoDate
}

/** A real date, not before the minimum, not in the future, and old enough. */
export const birthDate =
  ({ format, today, minimumAge, min = MINIMUM_BIRTH_DATE }: BirthDateRule): Validator =>
  value => {
    const malformed = date(format)(value)
    if (malformed) return malformed
    return judged(format, day => {
      if (day < min) return problem('dobValidationMsg', { min: formatDate(min, format) })
      if (ageAt(day, today) < minimumAge) return problem('dobAgeRestrictionMsg', { minimalAge: minimumAge })
      return undefined
    })(value)
  }
