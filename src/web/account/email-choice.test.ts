import { describe, expect, it } from 'vitest'
import { emailChoice } from './email-choice.ts'

const letters = { channel: 'email', type: 'Newsletter', optin: false } as const
const membersLetters = { channel: 'email', type: 'LoyaltyNewsletter', optin: true } as const
const texts = { channel: 'sms', type: 'Newsletter', optin: true } as const

describe('the box for letters', () => {
  it('ends every kind of them with a no', () => {
    expect(emailChoice([letters, membersLetters, texts], false)).toEqual([
      { channel: 'email', type: 'Newsletter', optin: false },
      { channel: 'email', type: 'LoyaltyNewsletter', optin: false },
    ])
    expect(emailChoice([texts], false)).toEqual([{ channel: 'email', type: 'Newsletter', optin: false }])
  })

  it('keeps the kind someone has with a yes, and asks for no other', () => {
    expect(emailChoice([letters, membersLetters], true)).toEqual([
      { channel: 'email', type: 'LoyaltyNewsletter', optin: true },
    ])
    expect(emailChoice([], true)).toEqual([{ channel: 'email', type: 'Newsletter', optin: true }])
  })
})
