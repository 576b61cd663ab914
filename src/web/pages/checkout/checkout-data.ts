import type { z } from 'zod'
import type { Address, AddressRules } from '#contract/address/address.entities.ts'
import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import type { Cart } from '#contract/cart/cart.entities.ts'
import type { PaymentInstrument, PaymentMethods } from '#contract/payment/payment.entities.ts'
import type { Store } from '#contract/stores/store.entities.ts'
import type { CheckoutStep } from '#domain/checkout/checkout-step.ts'
import type { Draft } from '#web/checkout/address-fields.tsx'
import type { VoucherOffer } from '#web/checkout/voucher.tsx'

export type CheckoutData = {
  cart: Cart | undefined
  step: CheckoutStep | undefined
  refused: string | undefined
  /** Why a card that is still in the cart was refused. */
  declined: string | undefined
  /** The item it is about. */
  refusedItem: CartItem | undefined
  faulty: string | undefined
  draft: Draft
  rules: AddressRules | undefined
  /** What may have been meant by the address just typed. */
  suggestion: Address | undefined
  voucher: VoucherOffer | undefined
  countries: { code: string; name: string }[]
  methods: z.output<typeof PaymentMethods>['paymentMethods']
  /** Where it is picked up. */
  stores: readonly z.output<typeof Store>[]
  savedCards: readonly PaymentInstrument[]
  frameUrl: string
  token: string | undefined
  otherAddress: boolean
  express: boolean
  transaction: string
  /** Proves that a person had this form before it came back. */
  captcha: string | undefined
}
