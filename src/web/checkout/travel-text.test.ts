import { describe, expect, it } from 'vitest'
import type { CartShippingMethod } from '#contract/cart/cart.entities.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { travelText } from './travel-text.ts'

const { t } = createI18n('en-us', catalogues.en)

const shipment = (fields: Partial<CartShippingMethod>): CartShippingMethod => ({
  shippingId: 'shp_1',
  code: 'standard',
  itemIds: [],
  price: 0,
  applicableShippingMethods: [
    { code: 'standard', label: 'Standard', price: 695, deliveryTime: '3-5' },
    { code: 'customs', label: 'Made to order', price: 1295, deliveryTime: '15-20' },
  ],
  ...fields,
})

describe('how a shipment travels', () => {
  it('is told by the method that was chosen', () => {
    expect(travelText(t, shipment({}))).toBe('Standard')
    expect(travelText(t, shipment({ code: 'customs' }))).toBe('Made to order')
  })

  it('is told by the place where it is collected', () => {
    expect(travelText(t, shipment({ code: 'pudo', collectionPointName: 'Corner Kiosk' }))).toBe(
      'Pick up at Corner Kiosk',
    )
  })

  it('is by email for gift cards alone', () => {
    expect(travelText(t, shipment({ code: 'digital' }))).toBe('Sent by email at once')
  })
})
