import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '#contract/contract.ts'
import { SITES } from '#domain/sites/sites.ts'
import { challengeOf } from './exchange.service.ts'
import { newSecret } from './ids.ts'
import { newEmail, PASSWORD, person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

const form = () => ({ firstName: 'Robin', lastName: 'Hale', email: newEmail(), password: PASSWORD })
const german = { 'x-locale': 'de-de' }
const signUp = (
  body: { email: string; password: string } & Record<string, unknown>,
  headers: Record<string, string> = {},
) => shop.newVisitor(headers).call('authentication.signUp', { body })

describe('signing up', () => {
  it('makes an account and lets its owner in', async () => {
    const visitor = shop.newVisitor()
    const codeVerifier = newSecret()
    const { authorizationCode = '', consumerId } = await visitor.call('authentication.signUp', {
      headers: { source: 'STORE7' },
      body: {
        ...form(),
        postalCode: '80302',
        birthDate: '1990-05-14',
        phone: '+13035550111',
        agreements: ['brand-terms'],
        newsletter: true,
        sms: true,
        loyalty: true,
        interests: 'hiking|snow',
        codeChallenge: challengeOf(codeVerifier),
      },
    })
    await visitor.call('authentication.token', {
      body: { grantType: 'authorization_code', authorizationCode, codeVerifier },
    })
    const { consumerProfile } = contract.consumer.profile.response.parse(await visitor.call('consumer.profile'))
    expect(consumerProfile).toMatchObject({
      consumerId,
      isLoyaltyMember: true,
      loyaltySummary: { points: { balance: 0 } },
      preferences: { interests: 'hiking|snow' },
      consumerDetails: { source: { acquisitionType: 'STORE7' }, phone: '+13035550111' },
      subscriptions: [
        { channel: 'email', type: 'LoyaltyNewsletter', optin: true },
        { channel: 'sms', type: 'Newsletter', optin: true, recipient: '+13035550111' },
      ],
    })
  })

  it('refuses a password that guessers try first', async () => {
    await expect(signUp({ ...form(), password: 'Password1' })).rejects.toMatchObject({
      errorId: 'FE872',
      code: 'PASSWORD_COMMON',
    })
  })

  it('refuses an address or a number that is taken', async () => {
    const { email } = await person(shop, { phone: '+13035550122' })
    await expect(signUp({ ...form(), email })).rejects.toMatchObject({
      errorId: 'AUT439',
      details: { field: 'body.email' },
    })
    await expect(signUp({ ...form(), phone: '+13035550122' })).rejects.toMatchObject({
      errorId: 'AUT444',
      details: { field: 'body.phone' },
    })
    await signUp({ ...form(), birthDate: '1990-05-14', phone: '+491701234567' }, german)
    await expect(signUp({ ...form(), phone: '+4901701234567' })).rejects.toMatchObject({ errorId: 'AUT444' })
    expect(await shop.call('consumer.lookup', { query: { phone: '+4901701234567' } })).toMatchObject({ exists: true })
  })

  it('asks for a birth date and an age where the country does', async () => {
    await expect(signUp(form(), german)).rejects.toMatchObject({ errorId: 'PRO411' })
    const child = `${new Date().getFullYear() - 15}-01-01`
    await expect(signUp({ ...form(), birthDate: child }, german)).rejects.toMatchObject({
      errorId: 'PRO410',
      details: { minimalAge: 16 },
    })
    await expect(signUp({ ...form(), birthDate: child })).resolves.toBeTruthy()
    await expect(signUp({ ...form(), loyalty: true, phone: '+13035550133' })).rejects.toMatchObject({
      errorId: 'PRO411',
    })
    await expect(signUp({ ...form(), birthDate: '1899-12-31' })).rejects.toMatchObject({
      details: { field: 'body.birthDate' },
    })
  })

  it('is content with an address and a password where enrollment is simplified', async () => {
    const { firstName: _, lastName: __, ...begun } = form()
    await expect(signUp(begun)).rejects.toMatchObject({ details: { field: 'body.firstName' } })
    const canadian = { 'x-locale': 'fr-ca' }
    await expect(signUp({ ...begun, loyalty: true }, canadian)).rejects.toMatchObject({
      details: { field: 'body.firstName' },
    })
    await signUp(begun, canadian)
    const found = await shop.call('consumer.lookup', { query: { email: begun.email } })
    expect(found).toEqual({ exists: true })
  })

  it('asks for texts, and a number for them, where the site is configured to', async () => {
    const usual = SITES.GB.features
    Object.assign(SITES.GB, { features: { ...usual, smsRequired: true } })
    onTestFinished(() => void Object.assign(SITES.GB, { features: usual }))
    const british = { 'x-locale': 'en-gb' }
    const person = { ...form(), birthDate: '1990-05-14' }
    await expect(signUp(person, british)).rejects.toMatchObject({ status: 400, details: { field: 'body.phone' } })
    const reachable = { ...person, phone: '+447700900123' }
    await expect(signUp(reachable, british)).rejects.toMatchObject({ status: 400, details: { field: 'body.sms' } })
    await expect(signUp({ ...reachable, sms: true }, british)).resolves.toBeTruthy()
  })

  it('is closed where the site takes nobody in', async () => {
    const usual = SITES.GB.features
    Object.assign(SITES.GB, { features: { ...usual, newSignUp: false } })
    onTestFinished(() => void Object.assign(SITES.GB, { features: usual }))
    const person = { ...form(), birthDate: '1990-05-14' }
    await expect(signUp(person, { 'x-locale': 'en-gb' })).rejects.toMatchObject({ code: 'SIGN_UP_CLOSED' })
    expect(await shop.call('consumer.lookup', { query: { email: person.email } })).toEqual({ exists: false })
    await expect(signUp(person, german)).resolves.toBeTruthy()
  })

  it('takes no interests where the site does not ask for them', async () => {
    const usual = SITES.GB.features
    Object.assign(SITES.GB, { features: { ...usual, asksInterests: false } })
    onTestFinished(() => void Object.assign(SITES.GB, { features: usual }))
    const person = { ...form(), birthDate: '1990-05-14' }
    const british = { 'x-locale': 'en-gb' }
    await expect(signUp({ ...person, interests: 'hiking' }, british)).rejects.toMatchObject({ errorId: 'AUT404' })
    await expect(signUp(person, british)).resolves.toBeTruthy()
  })

  it('holds passwords, names, numbers and codes to their rules', async () => {
    await expect(signUp({ ...form(), password: 'weakpass' })).rejects.toMatchObject({ errorId: 'FE872' })
    await expect(signUp({ ...form(), confirmPassword: 'Other-pass-1' })).rejects.toMatchObject({ errorId: 'FE340' })
    await expect(signUp({ ...form(), email: 'robin@nowhere' })).rejects.toMatchObject({ errorId: 'AUT453' })
    await expect(signUp({ ...form(), firstName: 'R0b!n' })).rejects.toMatchObject({
      details: { field: 'body.firstName' },
    })
    for (const lastName of ['H', 'H'.repeat(31)])
      await expect(signUp({ ...form(), lastName })).rejects.toMatchObject({ details: { field: 'body.lastName' } })
    await expect(signUp({ ...form(), postalCode: 'ABC' })).rejects.toMatchObject({
      details: { field: 'body.postalCode' },
    })
    await expect(signUp({ ...form(), loyalty: true, birthDate: '1990-05-14' })).rejects.toMatchObject({
      details: { field: 'body.phone' },
    })
    await expect(signUp({ ...form(), interests: 'hiking|golf' })).rejects.toMatchObject({
      details: { field: 'body.interests' },
    })
  })

  it('takes over the address of someone who left it without an account, and shows nothing of then', async () => {
    const email = newEmail()
    const consumerDetails = { email, firstName: 'Someone', postalCode: '80302' }
    await shop.newVisitor().call('consumer.createProfile', { body: { consumerProfile: { consumerDetails } } })
    const { call } = await person(shop, { email })
    const { consumerProfile } = await call('consumer.profile')
    expect(consumerProfile.consumerDetails).toMatchObject({ firstName: 'Robin' })
    expect(consumerProfile.consumerDetails.postalCode).toBeUndefined()
  })

  it('is asked by lookup first', async () => {
    const { email, call } = await person(shop, { phone: '+13035550144', postalCode: '80302' })
    const lookup = (query: { email?: string; phone?: string }) => shop.newVisitor().call('consumer.lookup', { query })
    expect(await lookup({ email })).toEqual({ exists: true })
    const told = { exists: true, isLoyaltyMember: false, isPartiallyEnrolled: expect.any(Boolean) }
    expect(await call('consumer.lookup', { query: { email } })).toEqual(told)
    expect(await lookup({ phone: '+13035550144' })).toMatchObject({ exists: true })
    expect(await lookup({ email: newEmail() })).toMatchObject({ exists: false })
    await expect(lookup({})).rejects.toMatchObject({ errorId: 'CCN404' })
  })
  it('counts years by the day it is in the country', async () => {
    const now = shop.services.clock()
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
    shop.advance(Date.UTC(year, month, 1, 2) - now.getTime())
    const bornOn = (age: number) => new Date(Date.UTC(year - age, month, 1)).toISOString().slice(0, 10)
    const american = bornOn(SITES.US.features.minimumAge)
    await expect(signUp({ ...form(), birthDate: american })).rejects.toMatchObject({ errorId: 'PRO410' })
    const birthDate = bornOn(SITES.DE.features.minimumAge)
    await expect(signUp({ ...form(), birthDate }, german)).resolves.toBeTruthy()
  })
})
