import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { addressRules } from '#domain/address/address-rules.ts'
import { checkAddress } from '#domain/address/check-address.ts'
import { SITES } from '#domain/sites/sites.ts'
import { firstProblem } from '#domain/identity/validators.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider } from '#web/i18n/i18n.tsx'
import { SIGN_UP_START, signUpBody, signUpRules } from './sign-up-fields.ts'
import { SignUpStep } from './sign-up-step.tsx'

const NOW = new Date('2026-11-15T12:00:00Z')
const usual = SITES.ES.features
afterEach(() => Object.assign(SITES.ES, { features: usual }))
const requireSms = () => Object.assign(SITES.ES, { features: { ...usual, smsRequired: true } })

const values = { ...SIGN_UP_START, phoneDialCode: '34' }
const problemOf = (field: keyof ReturnType<typeof signUpRules>, value: string, locale: 'en-us' | 'es-es' = 'es-es') =>
  firstProblem(value, signUpRules(locale, values, NOW)[field])?.key

const nothing = async () => {}
const form = () =>
  renderToStaticMarkup(
    <I18nProvider locale="es-es" messages={catalogues.es}>
      <SignUpStep
        flow={{ start: 'sign-up', returnTo: '/es-es' }}
        email=""
        setEmail={() => {}}
        profile={undefined}
        go={() => {}}
        signedIn={nothing}
        saved={nothing}
        finish={() => {}}
      />
    </I18nProvider>,
  )
const input = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(form())?.[0]

describe('the sign-up form', () => {
  it('holds each field to the rules of its site', () => {
    expect(problemOf('birthDate', '')).toBe('required')
    expect(problemOf('birthDate', '', 'en-us')).toBeUndefined()
    expect(problemOf('birthDate', '31/12/1899')).toBe('dobValidationMsg')
    expect(problemOf('birthDate', '16/11/2010')).toBe('dobAgeRestrictionMsg')
    expect(problemOf('birthDate', '15/11/2010')).toBeUndefined()
    expect(problemOf('gender', '')).toBe('required')
    expect(problemOf('gender', '', 'en-us')).toBeUndefined()
    expect(problemOf('postalCode', '2801')).toBe('match')
    expect(problemOf('brandTerms', '')).toBe('requiredCheckbox')
  })

  it.each(['Bo', '王', 'Ó', 'Anne-Marie', 'R0bin', 'A', 'A'.repeat(30), 'A'.repeat(31)])(
    'takes %s for a name exactly where an address does',
    name =>
      expect(problemOf('firstName', name)).toBe(checkAddress(addressRules('ES'), { firstName: name }).firstName?.key),
  )

  it('asks for texts, and so for a number, only where the site is configured to', () => {
    expect([problemOf('sms', ''), problemOf('phone', '')]).toEqual([undefined, undefined])
    expect([input('sms'), input('phone')].map(each => each?.includes('required'))).toEqual([false, false])
    requireSms()
    expect([problemOf('sms', ''), problemOf('phone', '')]).toEqual(['requiredCheckbox', 'required'])
    expect([input('sms'), input('phone')].map(each => each?.includes('required'))).toEqual([true, true])
  })

  it('counts texts as agreed to only with the box, its terms and a number', () => {
    const agreed = { ...values, phone: '612 34 56 78', sms: 'on', smsAccepted: 'on' }
    expect(signUpBody('es-es', agreed).sms).toBe(true)
    for (const lacking of [{ sms: '' }, { smsAccepted: '' }, { phone: '' }, { phone: '612' }])
      expect(signUpBody('es-es', { ...agreed, ...lacking }).sms).toBe(false)
  })
})
