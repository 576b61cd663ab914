import { expect, it } from 'vitest'
import { findDeliveryTransition } from './delivery-transitions.ts'

it('recognises a change of delivery', () => {
  expect(findDeliveryTransition('pickup', 'standard')).toBe('pickup to ship-to-home')
  expect(findDeliveryTransition('pickup', 'sts')).toBe('pickup to ship-to-store')
  expect(findDeliveryTransition('sts', 'me')).toBe('ship-to-store to ship-to-home')
  expect(findDeliveryTransition('sts', 'pickup')).toBe('ship-to-store to pickup')
  expect(findDeliveryTransition('standard', 'pickup')).toBe('ship-to-home to pickup')
  expect(findDeliveryTransition('me', 'standard')).toBe('shipping method downgraded')
})

it('says nothing of no change, a faster method or a way of its own', () => {
  expect(findDeliveryTransition('standard', 'standard')).toBeUndefined()
  expect(findDeliveryTransition('standard', 'me')).toBeUndefined()
  expect(findDeliveryTransition('standard', 'digital')).toBeUndefined()
})
