import { expect, it } from 'vitest'
import { asksInterests, firstSignInStep, isPartiallyEnrolled } from './sign-in-flow.ts'

it('starts where the shopper stands', () => {
  expect(firstSignInStep({ loggedIn: false })).toBe('lookup')
  expect(firstSignInStep({ loggedIn: true })).toBe('mobile')
  expect(firstSignInStep({ loggedIn: true, phone: '+12025550123' })).toBe('profile')
})

it('finds partially enrolled profiles', () => {
  const whole = {
    email: 'a@cairn.test',
    phone: '+12025550123',
    firstName: 'Ada',
    lastName: 'Stone',
    postalCode: '97205',
    birthDate: '1990-01-01',
  }
  expect(isPartiallyEnrolled(whole)).toBe(false)
  for (const lacking of ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate']) {
    expect(isPartiallyEnrolled({ ...whole, [lacking]: '' }), lacking).toBe(true)
  }
  expect(isPartiallyEnrolled({ phone: '+12025550123' })).toBe(false)
})

it('asks interests unless they are skipped, off, or hang on a newsletter not chosen', () => {
  const facts = {
    collectionOn: true,
    dependsOnNewsletter: false,
    newsletterChosen: false,
    skipped: false,
    signInToBuy: false,
  }
  expect(asksInterests(facts)).toBe(true)
  expect(asksInterests({ ...facts, dependsOnNewsletter: true })).toBe(false)
  expect(asksInterests({ ...facts, dependsOnNewsletter: true, newsletterChosen: true })).toBe(true)
  expect(asksInterests({ ...facts, collectionOn: false })).toBe(false)
  expect(asksInterests({ ...facts, skipped: true })).toBe(false)
  expect(asksInterests({ ...facts, signInToBuy: true })).toBe(false)
})
