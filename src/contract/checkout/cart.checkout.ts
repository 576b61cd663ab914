import { z } from 'zod'
import { Address, ShippingAddressInput } from '../address/address.entities.ts'
import {
  AddPriceAdjustment,
  ApprovePriceAdjustment,
  CartParams,
  ChangePriceAdjustment,
  ManagerApproval,
  SetBillingAddress,
  SetShippingAddress,
  SetShippingMethod,
} from '../cart/cart.requests.ts'
import { Cart, CartShippingMethod, CartShippingMethods } from '../cart/cart.entities.ts'
import { OWNED, UNSHIPPABLE } from '../cart/cart-errors.ts'
import { endpoint } from '../endpoint.ts'
import { AdjustmentId, BasketId, ShippingId } from '../fields.ts'

const associate = ['CANNOT_AUTHORISE', 'LIST_PRODUCT_NOT_FOUND', 'INVALID_PRICE'] as const

export const cartCheckout = {
  setShippingMethod: endpoint({
    method: 'POST',
    path: '/cart/v1/shippingMethod',
    summary: 'Choose how a shipment travels',
    owned: true,
    body: SetShippingMethod,
    response: Cart,
    errors: [...OWNED, 'SHIPPING_METHOD_UNAVAILABLE', 'ITEMS_UNAVAILABLE_IN_STORE', 'SHIPPING_PHONE_EMPTY'],
  }),
  setShippingAddress: endpoint({
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    summary: 'Set the shipping address',
    owned: true,
    params: CartParams,
    body: SetShippingAddress,
    response: Cart,
    errors: [...OWNED, ...UNSHIPPABLE, 'CAPTCHA_FAILED'],
  }),
  removeShippingAddress: endpoint({
    method: 'DELETE',
    path: '/cart/v2/cart/{basketId}/shippingAddress',
    summary: 'Remove the shipping address',
    owned: true,
    params: CartParams,
    response: Cart,
    errors: OWNED,
  }),
  validateShippingAddress: endpoint({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
    summary: 'Check a shipping address without setting it',
    owned: true,
    params: CartParams,
    body: ShippingAddressInput,
    response: z
      .object({
        valid: z.boolean(),
        suggestions: z.array(Address).meta({ description: 'What may have been meant' }),
      })
      .meta({ id: 'AddressValidation' }),
    errors: [...OWNED, ...UNSHIPPABLE],
    readOnly: true,
  }),
  setBillingAddress: endpoint({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    summary: 'Set the billing address',
    owned: true,
    params: CartParams,
    body: SetBillingAddress,
    response: Cart,
    errors: [...OWNED, 'ADDRESS_INVALID', 'BILLING_PHONE_MISSING'],
  }),
  removeBillingAddress: endpoint({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/billingAddress',
    summary: 'Remove the billing address',
    owned: true,
    params: CartParams,
    response: Cart,
    errors: OWNED,
  }),
  shippingMethods: endpoint({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
    summary: 'Read one shipment and the ways it can travel',
    owned: true,
    params: z.object({ basketId: BasketId, shippingId: ShippingId }),
    response: CartShippingMethod,
    errors: [...OWNED, 'SHIPPING_METHOD_UNAVAILABLE'],
  }),
  applicableShippingMethods: endpoint({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/applicableShippingMethods',
    summary: 'List every shipment and the ways it can travel',
    owned: true,
    params: CartParams,
    response: CartShippingMethods,
    errors: OWNED,
  }),
  addPriceAdjustment: endpoint({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/price_adjustments',
    summary: 'Take something off a line, as an associate',
    owned: true,
    params: CartParams,
    body: AddPriceAdjustment,
    response: Cart,
    errors: [...OWNED, ...associate],
  }),
  approvePriceAdjustment: endpoint({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/price_adjustments/approval',
    beyondSpecification: true,
    summary: 'Approve one price change, as a manager of the store',
    description:
      'Not in the specification. The manager sees the change and enters number and PIN; the answer goes along with it.',
    perMinute: 10,
    owned: true,
    identifies: true,
    params: CartParams,
    body: ApprovePriceAdjustment,
    response: ManagerApproval,
    errors: [...OWNED, ...associate, 'INVALID_AGENT_CREDENTIALS', 'USER_LOCKED', 'RATE_LIMITED'],
  }),
  changePriceAdjustment: endpoint({
    method: 'PATCH',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    summary: 'Change what an associate took off',
    owned: true,
    params: z.object({ basketId: BasketId, adjustmentId: AdjustmentId }),
    body: ChangePriceAdjustment,
    response: Cart,
    errors: [...OWNED, ...associate],
  }),
  removePriceAdjustment: endpoint({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    summary: 'Put back what an associate took off',
    owned: true,
    params: z.object({ basketId: BasketId, adjustmentId: AdjustmentId }),
    response: Cart,
    errors: [...OWNED, ...associate],
  }),
}
