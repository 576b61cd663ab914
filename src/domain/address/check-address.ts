import { ADDRESS_FIELDS } from './address-rules.ts'
import type { AddressField, AddressRules } from './address-rules.ts'
import { email } from '../identity/email.ts'
import { digitsOf, isPhone, matchPhone, phone } from '../identity/phone.ts'
import { normalPostalCode } from './postal-codes.ts'
import { liesIn } from './postal-provinces.ts'
import { problem } from '../identity/problem.ts'
import type { Problem } from '../identity/problem.ts'
import {
  firstProblem,
  isBlank,
  matches,
  maxLength,
  minLength,
  minNameLength,
  name,
  required,
} from '../identity/validators.ts'
import type { Validator } from '../identity/validators.ts'

export type AddressValues = Readonly<Partial<Record<AddressField, string | undefined>>>
export type AddressProblems = Partial<Record<AddressField, Problem>>

const isName = (field: AddressField) => field === 'firstName' || field === 'lastName'

/** A number of the country, or a whole one of any country we know: people move, and keep their telephones. */
const anyPhone =
  (dialCode: string): Validator =>
  value => {
    if (!value.startsWith('+')) return phone({ dialCode })(value)
    const match = matchPhone(value)
    return match && digitsOf(value).startsWith(match.dialCode) && isPhone(value.slice(match.dialCode.length + 1), match)
      ? undefined
      : problem('phone')
  }

function ownValidators(field: AddressField, { dialCode, provinces }: AddressRules): Validator[] {
  if (isName(field)) return [name]
  if (field === 'email') return [email]
  if (field === 'phone') return dialCode === undefined ? [] : [anyPhone(dialCode)]
  if (field === 'province' && provinces.length > 0) {
    return [value => (isBlank(value) || provinces.some(({ code }) => code === value) ? undefined : problem('match'))]
  }
  return []
}

function validatorsOf(field: AddressField, rules: AddressRules): Validator[] {
  const rule = rules.fields[field]
  return [
    ...(rule.required ? [required] : []),
    ...(rule.minLength === undefined ? [] : [(isName(field) ? minNameLength : minLength)(rule.minLength)]),
    ...(rule.maxLength === undefined ? [] : [maxLength(rule.maxLength)]),
    ...(rule.pattern === undefined ? [] : [matches(rule.pattern)]),
    ...ownValidators(field, rules),
  ]
}

/** A stored number carries its dial code, which the national mask does not count. */
const withoutDialCode = (value: string, dialCode: string | undefined): string =>
  dialCode !== undefined && value.startsWith(`+${dialCode}`) ? value.slice(dialCode.length + 1) : value

function valueOf(field: AddressField, rules: AddressRules, address: AddressValues): string {
  const value = (address[field] ?? '').trim()
  if (field === 'postalCode') return normalPostalCode(rules.country, value)
  return field === 'phone' ? withoutDialCode(value, rules.dialCode) : value
}

/** Taxes follow the province, so that nobody may choose one apart from where the post goes. */
function agree(rules: AddressRules, address: AddressValues): boolean {
  const [code, province] = [valueOf('postalCode', rules, address), valueOf('province', rules, address)]
  return code === '' || province === '' || liesIn(rules.country, code, province)
}

export type AddressChecker = (address: AddressValues) => AddressProblems

/** For whoever checks many addresses of a country: what its rules ask for is put together once. */
export function addressChecker(rules: AddressRules): AddressChecker {
  const fields = ADDRESS_FIELDS.map(field => ({ field, validators: validatorsOf(field, rules) }))
  return address => {
    const problems: AddressProblems = {}
    for (const { field, validators } of fields) {
      const found = firstProblem(valueOf(field, rules, address), validators)
      if (found) problems[field] = found
    }
    if (!problems.postalCode && !problems.province && !agree(rules, address)) problems.postalCode = problem('match')
    return problems
  }
}

/** What is wrong with an address, by field; empty when it may be used. */
export const checkAddress = (rules: AddressRules, address: AddressValues): AddressProblems =>
  addressChecker(rules)(address)
