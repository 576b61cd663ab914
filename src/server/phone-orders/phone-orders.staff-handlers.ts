import type { phoneOrders } from '#contract/staff/orders/phone-orders.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { findPieces } from './find-pieces.service.ts'
import * as service from './phone-orders.service.ts'

const DONE = { success: true } as const

export const phoneOrderHandlers: StaffHandlers<typeof phoneOrders> = {
  find: (desk, { query }) => findPieces(desk, query),
  list: (desk, { query }) => service.listPhoneOrders(desk, query),
  read: (desk, { params }) => service.readPhoneOrder(desk, params.id),
  create: (desk, { body }) => service.createPhoneOrder(desk, body),
  async change(desk, { params, body }) {
    await service.changePhoneOrder(desk, params.id, body)
    return DONE
  },
  async send(desk, { params }) {
    await service.sendLink(desk, params.id)
    return DONE
  },
  async revoke(desk, { params }) {
    await service.revokePhoneOrder(desk, params.id)
    return DONE
  },
}
