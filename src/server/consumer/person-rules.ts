import { reasonFor, type Said } from '#contract/errors/said.ts'
import { birthDate as birthDateRule } from '#domain/time/date-validators.ts'
import { dayOf, MINIMUM_BIRTH_DATE } from '#domain/time/dates.ts'
import { INTERESTS, parseInterests } from '#domain/consumer/interests.ts'
import { matchPhone, storedPhone } from '#domain/identity/phone.ts'
import { isPostalCode, normalPostalCode } from '#domain/address/postal-codes.ts'
import type { SignUpNeeds } from '#domain/identity/sign-up-needs.ts'
import { firstProblem, personName } from '#domain/identity/validators.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'

export type PersonInput = {
  firstName?: string | undefined
  lastName?: string | undefined
  birthDate?: string | undefined
  phone?: string | undefined
  postalCode?: string | undefined
}

export type Needs = Pick<SignUpNeeds, 'names' | 'birthDate' | 'phone'>

export const NO_NEEDS: Needs = { names: false, birthDate: false, phone: false }

export const invalid = (field: string, reason: string | Said) => new StoreError('INVALID_INPUT', { field, reason })

/** Refuses what no form of this site would let through. */
export function checkPerson(shop: Shop, person: PersonInput, needs: Needs, at = 'body'): void {
  for (const field of ['firstName', 'lastName'] as const) {
    const name = person[field]
    if (name === undefined && needs.names) throw invalid(`${at}.${field}`, 'This field is required')
    const problem = name === undefined ? undefined : firstProblem(name, personName)
    if (problem) throw invalid(`${at}.${field}`, problem.message)
  }
  if (person.postalCode && !isPostalCode(shop.site.country, person.postalCode))
    throw invalid(`${at}.postalCode`, 'this is not a postal code of the country')
  if (person.phone !== undefined && !matchPhone(person.phone, shop.site.country))
    throw invalid(`${at}.phone`, 'A valid phone number is required')
  if (person.phone === undefined && needs.phone) throw invalid(`${at}.phone`, 'This field is required')
  checkBirthDate(shop, person.birthDate, needs, at)
}

function checkBirthDate({ site, now }: Shop, birthDate: string | undefined, needs: Needs, at: string): void {
  if (birthDate === undefined) {
    if (needs.birthDate) throw new StoreError('MISSING_BIRTHDATE', { field: `${at}.birthDate` })
    return
  }
  const { minimumAge } = site.features
  const rule = birthDateRule({
    format: 'YYYY-MM-DD',
    today: dayOf(now, site.timeZone),
    minimumAge,
    min: MINIMUM_BIRTH_DATE,
  })
  const problem = rule(birthDate)
  if (problem?.key === 'dobAgeRestrictionMsg')
    throw new StoreError('INVALID_AGE', { field: `${at}.birthDate`, minimalAge: minimumAge })
  if (problem) throw invalid(`${at}.birthDate`, reasonFor('birthDateFrom', { first: MINIMUM_BIRTH_DATE }))
}

/** One spelling per number, so that nobody has it twice: without the zero that is dialled at home only. */
export function tidyPhone({ site }: Shop, phone: string | undefined): string | undefined {
  const match = phone === undefined ? undefined : matchPhone(phone, site.country)
  return match ? storedPhone(match.dialCode, match.national) : phone
}

export const tidyPostalCode = ({ site }: Shop, postalCode: string | undefined): string | undefined =>
  postalCode === undefined || postalCode === '' ? undefined : normalPostalCode(site.country, postalCode)

const KNOWN: ReadonlySet<string> = new Set(INTERESTS)

/** Where the site does not ask, nobody tells any; who told some before may still take them back. */
export function readInterests({ site }: Shop, text: string, at: string): string[] {
  const interests = parseInterests(text)
  if (interests.length > 0 && !site.features.asksInterests) throw new StoreError('CANNOT_AUTHORISE')
  const unknown = interests.find(interest => !KNOWN.has(interest))
  if (unknown !== undefined) throw invalid(at, `choose among ${INTERESTS.join(', ')}`)
  return interests
}
