import type { why } from '#contract/staff/promotions/promotions.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { whyCart, whyOrder } from './why.service.ts'

export const whyHandlers: StaffHandlers<typeof why> = {
  order: (desk, { params }) => whyOrder(desk, params.orderNumber),
  cart: (desk, { params }) => whyCart(desk, params.basketId),
}
