import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { formatDate } from '#domain/time/dates.ts'
import { findPhoneCode } from '#domain/identity/phone-codes.ts'
import { formatPhone, matchPhone, storedPhone } from '#domain/identity/phone.ts'
import { dateFormatOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { isBlank, type Validator } from '#domain/identity/validators.ts'
import { signUpRules, storedBirthDate } from './sign-up-fields.ts'

/** What a profile tells, as fields show it; empty where it tells nothing. */
export type KnownPerson = Readonly<
  Record<'firstName' | 'lastName' | 'postalCode' | 'birthDate' | 'phone' | 'phoneDialCode', string>
>

export function knownPerson(locale: Locale, details: ConsumerProfile['consumerDetails'] | undefined): KnownPerson {
  const { country } = siteOfLocale(locale)
  const phone = details?.phone === undefined ? undefined : matchPhone(details.phone, country)
  const dialCode = phone?.dialCode ?? findPhoneCode(country)?.dialCode ?? '1'
  return {
    firstName: details?.firstName ?? '',
    lastName: details?.lastName ?? '',
    postalCode: details?.postalCode ?? '',
    birthDate: details?.birthDate === undefined ? '' : formatDate(details.birthDate, dateFormatOf(locale)),
    phone: phone ? formatPhone(dialCode, phone.national) : '',
    phoneDialCode: dialCode,
  }
}

type Asked = Partial<Record<keyof KnownPerson, readonly Validator[]>>

/** Nobody has to mend what he told before. */
export function rulesForUnknown(locale: Locale, known: KnownPerson, { phoneDialCode }: KnownPerson): Asked {
  const { firstName, lastName, postalCode, birthDate, phone } = signUpRules(locale, { phoneDialCode, loyalty: 'on' })
  return {
    ...(known.firstName === '' && { firstName }),
    ...(known.lastName === '' && { lastName }),
    ...(known.postalCode === '' && { postalCode }),
    ...(known.birthDate === '' && { birthDate }),
    ...(known.phone === '' && { phone }),
  }
}

/** What was told now and not before, as the profile stores it. */
export function newDetails(locale: Locale, known: KnownPerson, values: KnownPerson) {
  const isNew = (field: keyof KnownPerson) => known[field] === '' && !isBlank(values[field])
  return {
    ...(isNew('firstName') && { firstName: values.firstName }),
    ...(isNew('lastName') && { lastName: values.lastName }),
    ...(isNew('postalCode') && { postalCode: values.postalCode.toUpperCase() }),
    ...(isNew('birthDate') && { birthDate: storedBirthDate(locale, values.birthDate) }),
    ...(isNew('phone') && { phone: storedPhone(values.phoneDialCode, values.phone) }),
  }
}
