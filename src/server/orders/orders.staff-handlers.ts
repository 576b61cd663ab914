import type { orders } from '#contract/staff/orders/orders.ts'
import type { returns } from '#contract/staff/orders/returns.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { settleSaleByHand } from '../tax/settled-sale.service.ts'
import { exchange, sizesFor } from './exchange.service.ts'
import { listForDesk } from './find-orders.service.ts'
import { decideRefund, giveBack } from './given-refund.service.ts'
import { readForDesk } from './order-desk.service.ts'
import { colleaguesFor, note, tickOff } from './order-notes.service.ts'
import * as work from './order-work.service.ts'
import { buyLabel } from './shipment-label.service.ts'
import { listReturns, previewReceipt, readDeskReturn, receive } from './returns-desk.service.ts'

const DONE = { success: true } as const

export const staffOrderHandlers: StaffHandlers<typeof orders> = {
  list: (desk, { query }) => listForDesk(desk, query),
  read: (desk, { params }) => readForDesk(desk, params.number),
  previewCancel: (desk, { params, body }) => work.previewCancel(desk, params.number, body),
  async cancel(desk, { params, body }) {
    await work.cancel(desk, params.number, body)
    return DONE
  },
  refund: (desk, { params, body }) => giveBack(desk, params.number, body),
  async decide(desk, { params, body }) {
    await decideRefund(desk, params.number, params.requestId, body.decision)
    return DONE
  },
  async changeAddress(desk, { params, body }) {
    await work.changeAddress(desk, params.number, body)
    return DONE
  },
  async settleTax(desk, { params, body }) {
    await settleSaleByHand(desk, params.number, body)
    return DONE
  },
  sizes: (desk, { params }) => sizesFor(desk, params.number, params.itemId),
  exchange: (desk, { params, body }) => exchange(desk, params.number, body),
  async hold(desk, { params, body }) {
    await work.hold(desk, params.number, body.reason)
    return DONE
  },
  async release(desk, { params }) {
    await work.letGo(desk, params.number)
    return DONE
  },
  async note(desk, { params, body }) {
    await note(desk, params.number, body)
    return DONE
  },
  colleagues: (desk, { params }) => colleaguesFor(desk, params.number),
  async tickOff(desk, { params }) {
    await tickOff(desk, params.number, params.noteId)
    return DONE
  },
  mail: (desk, { params }) => work.readMail(desk, params.number, params.mailId),
  async resendMail(desk, { params }) {
    await work.resendMail(desk, params.number, params.mailId)
    return DONE
  },
  async moveShipment(desk, { params, body }) {
    await work.moveShipment(desk, params.number, params.shipmentId, body)
    return DONE
  },
  async buyLabel(desk, { params, body }) {
    await buyLabel(desk, params.number, params.shipmentId, body.grams)
    return DONE
  },
  shipmentLabel: (desk, { params }) => work.printShipmentLabel(desk, params.number, params.shipmentId),
  invoice: (desk, { params }) => work.invoice(desk, params.number),
  label: (desk, { params }) => work.label(desk, params.number, params.returnNumber),
}

export const staffReturnHandlers: StaffHandlers<typeof returns> = {
  list: (desk, { query }) => listReturns(desk, query),
  read: (desk, { params }) => readDeskReturn(desk, params.returnNumber),
  preview: (desk, { params, body }) => previewReceipt(desk, params.returnNumber, body),
  receive: (desk, { params, body }) => receive(desk, params.returnNumber, body),
}
