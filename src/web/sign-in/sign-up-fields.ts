import { birthDate } from '#domain/time/date-validators.ts'
import { dayOf, parseDate } from '#domain/time/dates.ts'
import { email } from '#domain/identity/email.ts'
import { password } from '#domain/identity/password.ts'
import { phone, storedPhone } from '#domain/identity/phone.ts'
import { isPostalCode } from '#domain/address/postal-codes.ts'
import { problem } from '#domain/identity/problem.ts'
import { signUpNeeds } from '#domain/identity/sign-up-needs.ts'
import { dateFormatOf, siteOfLocale, timeZoneOf, type Locale } from '#domain/sites/sites.ts'
import { isBlank, personName, required, type Validator } from '#domain/identity/validators.ts'
import { ticked } from '#web/ui/fields/use-form.ts'
import type { SignUpBody } from './sign-in-calls.ts'
import { agreesToSms, SMS_START } from './sms-consent.ts'

export const SIGN_UP_START = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  postalCode: '',
  birthDate: '',
  phone: '',
  phoneDialCode: '',
  gender: '',
  brandTerms: '',
  loyalty: '',
  newsletter: '',
  ...SMS_START,
  referralCode: '',
}
export type SignUpValues = Readonly<Record<keyof typeof SIGN_UP_START, string>>

const postalCode =
  (country: string): Validator =>
  value =>
    isBlank(value) || isPostalCode(country, value) ? undefined : problem('match')

/** What each field must satisfy on this site. */
export function signUpRules(locale: Locale, values: Pick<SignUpValues, 'phoneDialCode' | 'loyalty'>, now = new Date()) {
  const { country, features } = siteOfLocale(locale)
  const needs = signUpNeeds(features, values.loyalty === 'on')
  const birth = birthDate({
    format: dateFormatOf(locale),
    today: dayOf(now, timeZoneOf(locale)),
    minimumAge: features.minimumAge,
  })
  const when = (needed: boolean): Validator[] => (needed ? [required] : [])
  return {
    firstName: [required, ...personName],
    lastName: [required, ...personName],
    email: [required, email],
    password: [required, password],
    postalCode: [postalCode(country)],
    birthDate: [...when(needs.birthDate), birth],
    gender: when(needs.gender),
    phone: [...when(needs.phone), phone({ dialCode: values.phoneDialCode })],
    sms: needs.sms ? [ticked] : [],
    brandTerms: [ticked],
  }
}

const GENDERS = ['female', 'male', 'nonBinary', 'undisclosed'] as const
export const genderOf = (text: string) => GENDERS.find(gender => gender === text)
export const SIGN_UP_GENDERS = GENDERS

export const storedBirthDate = (locale: Locale, text: string) =>
  parseDate(text.trim(), dateFormatOf(locale)) ?? text.trim()

/** What the sign-up call is told. */
export function signUpBody(locale: Locale, values: SignUpValues): SignUpBody {
  const gender = genderOf(values.gender)
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    email: values.email,
    password: values.password,
    agreements:
      values.brandTerms === 'on' ? ['brand-terms', ...(values.loyalty === 'on' ? ['loyalty-terms'] : [])] : [],
    loyalty: values.loyalty === 'on',
    newsletter: values.newsletter === 'on',
    sms: agreesToSms(values),
    ...(!isBlank(values.postalCode) && { postalCode: values.postalCode.toUpperCase() }),
    ...(!isBlank(values.birthDate) && { birthDate: storedBirthDate(locale, values.birthDate) }),
    ...(!isBlank(values.phone) && { phone: storedPhone(values.phoneDialCode, values.phone) }),
    ...(gender !== undefined && { gender }),
    ...(!isBlank(values.referralCode) && { referralCode: values.referralCode }),
  }
}
