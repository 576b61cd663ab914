import { z } from 'zod'
import { ADJUSTMENT_REASONS } from '#domain/cart/price-adjustments.ts'
import { BillingAddressInput, ShippingAddressInput } from '../address/address.entities.ts'
import { GiftOption, ShippingMethodCode, itemToAdd } from './cart-item.entities.ts'
import {
  AdjustmentId,
  BasketId,
  CaptchaToken,
  CollectionPointId,
  Email,
  EmployeeId,
  ItemId,
  line,
  paragraph,
  Phone,
  Qty,
  QueryFlag,
  SaveForLaterId,
  ShippingId,
  Sku,
  StoreId,
  StorePin,
  Timestamp,
  VisitorProof,
} from '../fields.ts'
import { InStoreSalesInput } from '../orders/order.entities.ts'
import { PaymentMethodId } from '../payment/payment.entities.ts'
import { Money } from '../products/price.entities.ts'

export const CartParams = z.object({ basketId: BasketId })

export const CartQuery = z.strictObject({
  explain: QueryFlag.optional().meta({ description: 'Tell which rule made each amount' }),
})

export const CreateCartWithItem = z.strictObject({ items: z.array(z.strictObject(itemToAdd)).min(1).max(200) }).meta({
  id: 'CreateCartWithItem',
  description: 'Usually one item; several when an expired cart is made anew',
  examples: [{ items: [{ sku: 'CRN4T2BK-090', qty: 1 }] }],
})

export const AddItem = z
  .strictObject({ basketId: BasketId, ...itemToAdd })
  .meta({ id: 'AddItem', examples: [{ basketId: 'bsk_7f3q9k2m', sku: 'CRN4T2BK-090', qty: 1 }] })
export type AddItem = z.output<typeof AddItem>

export const RemoveItem = z.strictObject({ basketId: BasketId, itemId: ItemId }).meta({ id: 'RemoveItem' })

export const UpdateItem = z
  .strictObject({
    itemId: ItemId,
    qty: Qty.optional(),
    sku: Sku.optional().meta({ description: 'Another size or colour in its place' }),
    giftOption: GiftOption.nullable().optional().meta({ description: 'null removes it' }),
    shippingOption: ShippingMethodCode.optional(),
    storeId: StoreId.optional(),
    collectionPointId: CollectionPointId.optional(),
  })
  .meta({ id: 'UpdateItem', description: 'What is left out stays', examples: [{ itemId: 'itm_8x2k4d7p', qty: 2 }] })

export const Coupon = z
  .strictObject({ basketId: BasketId, couponCode: line(64).meta({ examples: ['TRAIL10'] }) })
  .meta({ id: 'Coupon', description: 'Capitals do not matter' })

const contact = z
  .strictObject({
    firstName: line(60).meta({ examples: ['Robin'] }),
    lastName: line(60).meta({ examples: ['Hale'] }),
    email: Email,
    phone: Phone.optional(),
  })
  .meta({ id: 'CartContactInput' })

export const SetShippingMethod = z
  .strictObject({
    basketId: BasketId,
    shippingId: ShippingId.optional().meta({ description: 'The only shipment without it' }),
    code: ShippingMethodCode,
    storeId: StoreId.optional().meta({ description: 'With pickup and sts' }),
    collectionPointId: CollectionPointId.optional().meta({ description: 'With pudo' }),
    contact: contact.optional().meta({ description: 'Who collects; also where a digital order is sent' }),
  })
  .meta({ id: 'SetShippingMethod', examples: [{ basketId: 'bsk_7f3q9k2m', code: 'standard' }] })

export const SetShippingAddress = z
  .strictObject({
    ...ShippingAddressInput.shape,
    saveToProfile: z.boolean().default(false),
    useAsBilling: z.boolean().default(false),
    recaptcha_response: CaptchaToken.optional(),
  })
  .meta({ id: 'SetShippingAddress' })

export const SetBillingAddress = z
  .strictObject({ ...BillingAddressInput.shape, saveToProfile: z.boolean().default(false) })
  .meta({ id: 'SetBillingAddress' })

export const ApplyReward = z
  .strictObject({
    points: z
      .int()
      .min(0)
      .max(1_000_000)
      .meta({ examples: [400] }),
  })
  .meta({ id: 'ApplyReward', description: 'The points of the voucher to use; 0 takes it back' })

export const UpdateSavedForLater = z
  .strictObject({
    saveForLaterId: SaveForLaterId,
    itemId: ItemId,
    qty: Qty.optional(),
    basketId: BasketId.optional().meta({ description: 'Moves the item into this cart' }),
  })
  .meta({ id: 'UpdateSavedForLater' })

export const SaveForLater = z.strictObject({ itemId: ItemId, qty: Qty.optional() }).meta({ id: 'SaveForLater' })

const expectedTotal = Money.min(0)
  .optional()
  .meta({ description: 'The total the shopper saw; another one is refused', examples: [12495] })

export const PrepareOrder = z
  .strictObject({ basketId: BasketId, expectedTotal, recaptcha_response: VisitorProof })
  .meta({ id: 'PrepareOrder' })

export const PlaceOrder = z
  .strictObject({
    cartId: BasketId,
    billingAddress: BillingAddressInput.optional().meta({ description: 'The one of the cart without it' }),
    paymentMethod: PaymentMethodId.optional().meta({ description: 'Checked against the instruments of the cart' }),
    inStoreSalesInfo: InStoreSalesInput.optional().meta({ description: 'Of an associate who sells in a store' }),
    expectedTotal,
    recaptcha_response: CaptchaToken.optional(),
  })
  .meta({ id: 'PlaceOrder', examples: [{ cartId: 'bsk_7f3q9k2m', paymentMethod: 'CREDIT_CARD' }] })

export const PatchOrder = z
  .strictObject({
    transactionId: line(128).meta({ description: 'Of the action', examples: ['pay_12'] }),
    authenticationResult: line(4096).meta({
      description: 'What the 3-D Secure challenge gave',
      examples: ['cres_8d2'],
    }),
  })
  .meta({ id: 'PatchOrder', description: 'The 3-D Secure authentication result' })

export const DeviceFingerprint = z
  .strictObject({
    basketId: BasketId,
    fingerprint: line(512).meta({ examples: ['5b1f0c'] }),
    screen: z.strictObject({ width: z.int().min(1).max(20_000), height: z.int().min(1).max(20_000) }).optional(),
    timeZone: line(60)
      .optional()
      .meta({ examples: ['America/Denver'] }),
  })
  .meta({ id: 'DeviceFingerprint', description: 'Facts about the device for the fraud check of the payment' })

export const ReserveWithItem = z
  .strictObject({
    basketId: BasketId.optional().meta({ description: 'A new cart without it' }),
    sku: Sku,
    qty: Qty.default(1),
    storeId: StoreId,
    contact,
    recaptcha_response: VisitorProof,
  })
  .meta({ id: 'ReserveWithItem', description: 'Not shown in the specification: hold an item in a store for pickup' })

const adjustment = {
  type: z.enum(['percent', 'amount']),
  value: z
    .int()
    .min(1)
    .max(10_000_000)
    .meta({ description: 'Percent, or minor units', examples: [10] }),
  reasonCode: z.enum(ADJUSTMENT_REASONS),
  managerApproval: line(64)
    .optional()
    .meta({
      description: 'For more than an associate may give alone: what cart.approvePriceAdjustment answered',
      examples: ['Zk3vG0oY1c9l2Qn4sXwT7uB5eR8aHdJ6pMfKiLyVx_A'],
    }),
  note: paragraph(250)
    .optional()
    .meta({ examples: ['Box torn on one side.'] }),
}

export const AddPriceAdjustment = z.strictObject({ itemId: ItemId, ...adjustment }).meta({ id: 'AddPriceAdjustment' })

export const ChangePriceAdjustment = z.strictObject(adjustment).partial().meta({ id: 'ChangePriceAdjustment' })

export const ApprovePriceAdjustment = z
  .strictObject({
    managerId: EmployeeId,
    pin: StorePin,
    itemId: ItemId,
    adjustmentId: AdjustmentId.optional().meta({ description: 'Of the line, if it is to be changed' }),
    type: adjustment.type,
    value: adjustment.value,
  })
  .meta({
    id: 'ApprovePriceAdjustment',
    description: 'Number and PIN are entered by the manager, not by the associate; the rest is what the manager sees',
  })

export const ManagerApproval = z
  .object({
    managerApproval: z.string().meta({ examples: ['Zk3vG0oY1c9l2Qn4sXwT7uB5eR8aHdJ6pMfKiLyVx_A'] }),
    managerId: EmployeeId,
    expiresAt: Timestamp,
  })
  .meta({ id: 'ManagerApproval', description: 'Good once, for this change of this line by the associate who sells' })
