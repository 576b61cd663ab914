import type { fulfilment } from '#contract/staff/orders/fulfilment.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { ordersToSend } from './outside-order.ts'
import * as work from './warehouse-work.service.ts'

export const fulfilmentHandlers: StaffHandlers<typeof fulfilment> = {
  orders: (desk, { query }) => ordersToSend(desk, { ...query, open: query.open === 'true' }),
  acknowledge: (desk, { params, body }) => work.acknowledge(desk, params.orderNumber, body.externalId),
  send: (desk, { params, body }) => work.sendParcel(desk, params.orderNumber, body),
  arrive: (desk, { params }) => work.arrive(desk, params.orderNumber, params.parcelId),
  cancel: (desk, { params, body }) => work.cancelPieces(desk, params.orderNumber, body),
  backorder: (desk, { params, body }) => work.backorder(desk, params.orderNumber, body),
}
