import { describe, expect, it } from 'vitest'
import { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { exampleOf } from '#contract/example.ts'
import { stepAfterSignIn } from './flow-state.ts'

const example = ConsumerProfile.parse(exampleOf(ConsumerProfile))
const { employee: _, ...details } = example.consumerDetails
const whole = {
  email: 'robin@cairn.test',
  phone: '+13035550147',
  firstName: 'Robin',
  lastName: 'Hale',
  postalCode: '80302',
  birthDate: '1990-05-14',
}
const strangerToThePass = (phone: string): ConsumerProfile => ({
  ...example,
  isLoyaltyMember: false,
  consumerDetails: { ...details, ...whole, phone },
})

describe('after signing in', () => {
  it('whoever is no member yet is asked to join, unless he is about to pay', () => {
    expect(stepAfterSignIn('en-us', strangerToThePass(whole.phone))).toBe('non-loyalty')
    expect(stepAfterSignIn('en-us', strangerToThePass(''))).toBe('mobile')
    expect(stepAfterSignIn('en-us', strangerToThePass(whole.phone), true)).toBeUndefined()
    expect(stepAfterSignIn('en-us', strangerToThePass(''), true)).toBeUndefined()
  })
})
