import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { Cart } from '#contract/cart/cart.entities.ts'
import type { PaymentMethodId } from '#contract/payment/payment.entities.ts'
import { cartExample } from '#contract/content/examples/cart.ts'
import { installmentsOf } from '#domain/checkout/installments.ts'
import { formatMoney } from '#domain/money/money.ts'
import { addressRules } from '#domain/address/address-rules.ts'
import { openExamples } from '#web/sections/examples.test-data.tsx'
import { BillingStep } from './billing-step.tsx'
import { declinedBy } from './declined.ts'

type Methods = ComponentProps<typeof BillingStep>['methods']

const { renderNode } = await openExamples()
const cart = Cart.parse(cartExample)
const savedCard = {
  payment_method_id: 'CREDIT_CARD',
  card: { paymentInstrumentId: 'pin_1', main: true, brand: 'visa', lastFour: '4242', expiryMonth: 4, expiryYear: 2040 },
} as const

/** The way to pay, where the provider's account has these. */
const offering = (...ways: PaymentMethodId[]) => billing(ways.map(id => ({ id, name: id })))

const unpaid = { ...cart, payment_instruments: [], totals: { ...cart.totals, remainingToPay: 5000 } }

const billing = (methods: Methods, paid: Cart = unpaid, refused?: string, declined: string | null = null) =>
  renderNode(
    <BillingStep
      cart={paid}
      methods={methods}
      savedCards={[savedCard]}
      frameUrl="/payment/frame"
      token={undefined}
      rules={{ ...addressRules('US'), countryCode: 'US', phoneCodes: [], provinces: [] }}
      countries={[]}
      draft={{}}
      refused={refused}
      declined={declinedBy(refused ?? null, declined)}
      faulty={undefined}
      otherAddress={false}
      voucher={undefined}
    />,
  )

describe('the ways to pay', () => {
  it('are those that the account has: cards, new and kept, only where it takes cards', () => {
    const cards = offering('CREDIT_CARD', 'WALLET')
    expect(cards).toContain('/payment/frame')
    expect(cards).toContain('value="saved-card"')
    const none = offering('WALLET', 'GIFT_CARD')
    expect(none).not.toContain('/payment/frame')
    expect(none).not.toContain('value="saved-card"')
    expect(none).toContain('value="wallet"')
  })

  it('name instalments that add up to what there is to pay', () => {
    const shown = billing([{ id: 'PAY_LATER', name: 'Pay later', installments: installmentsOf(10_003, 4) }])
    expect(shown).toContain('$25.03 now, then 3 payments of $25.00')
  })

  it('are called by the name of whose they are, where the provider says it', () => {
    expect(billing([{ id: 'WALLET', name: 'PayPal', brands: ['paypal'] }])).toContain('Pay with PayPal')
    expect(billing([{ id: 'WALLET', name: 'Wallet' }])).toContain('Pay with a wallet')
    const later = installmentsOf(10_000, 4)
    expect(billing([{ id: 'PAY_LATER', name: 'Klarna', brands: ['klarna'], installments: later }])).toContain(
      'Klarna · <!-- -->Pay later: ',
    )
  })
})

describe('what gift cards leave to pay', () => {
  const words = 'A card can be charged from $0.50 up; the rest stays on your gift card.'
  const leaving = (left: number, balance = cart.totals.total - 20) => {
    const amount = cart.totals.total - left
    const giftCard = { maskedNumber: '•••• 0011', balance }
    const gift = { ...savedCard, payment_method_id: 'GIFT_CARD', giftCard, amount } as const
    return billing([], { ...unpaid, payment_instruments: [gift] })
  }

  it('says why it is not less, and nothing where it is more', () => {
    expect(leaving(50)).toContain(words)
    expect(leaving(50, cart.totals.total - 50)).not.toContain(words)
    expect(leaving(51)).not.toContain(words)
    expect(leaving(0)).not.toContain(words)
  })
})

describe('a card that was refused', () => {
  const { total } = cart.totals
  const card = { ...savedCard, card: { ...savedCard.card, lastFour: '0002' }, amount: total } as const
  const withCard = { ...unpaid, payment_instruments: [card], totals: { ...cart.totals, remainingToPay: 0 } }
  const ways: Methods = [
    { id: 'CREDIT_CARD', name: 'Card' },
    { id: 'WALLET', name: 'Wallet' },
  ]
  const left = `${formatMoney(total, cart.currency, 'en-US')} left to pay`

  it('pays nothing, and every way to pay is there again', () => {
    const shown = billing(ways, withCard, 'PAYMENT_ERROR')
    expect(shown).not.toContain('Fully covered')
    expect(shown).toContain('Not accepted: Visa •••• 0002')
    expect(shown).toContain(left)
    expect(shown).toContain('/payment/frame')
    expect(shown).toContain('value="wallet"')
    expect(shown).not.toContain('Continue to review')
  })

  it('covers all as long as nobody refused it, also where a gift card is', () => {
    for (const refused of [undefined, 'GC_ZERO_BALANCE', 'REWARD_INSUFFICIENT_BALANCE', 'RATE_LIMITED']) {
      const shown = billing(ways, withCard, refused)
      expect(shown).toContain('Fully covered')
      expect(shown).toContain('Continue to review')
      expect(shown).not.toContain('Not accepted')
    }
  })

  it('leaves what gift cards pay', () => {
    const giftCard = { maskedNumber: '•••• 0011', balance: 2000 }
    const gift = { ...savedCard, payment_method_id: 'GIFT_CARD', giftCard, amount: 2000 } as const
    const shown = billing(ways, { ...withCard, payment_instruments: [gift, card] }, 'PAYMENT_ERROR')
    expect(shown).toContain(`${formatMoney(total - 2000, cart.currency, 'en-US')} left to pay`)
    expect(shown).toContain('•••• 0011 pays $20.00')
  })

  it('pays as little after whatever is done beside it, and every form beside it says so', () => {
    for (const refused of [undefined, 'GC_ZERO_BALANCE', 'REWARD_INSUFFICIENT_BALANCE']) {
      const shown = billing(ways, withCard, refused, 'PAYMENT_ERROR')
      expect(shown).not.toContain('Fully covered')
      expect(shown).toContain('Not accepted: Visa •••• 0002')
      expect(shown).toContain('/payment/frame')
      expect(shown).toMatch(/value="gift-card"\/><input type="hidden" name="declined" value="PAYMENT_ERROR"/)
      expect(shown).toContain('address=other&amp;declined=PAYMENT_ERROR')
      expect(shown).not.toMatch(/value="remove-instrument"\/><input type="hidden" name="declined"/)
    }
  })
})
