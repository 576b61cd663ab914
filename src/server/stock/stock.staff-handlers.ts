import type { counts } from '#contract/staff/stock/stock-counts.ts'
import type { deliveries, transfers } from '#contract/staff/stock/stock-moves.ts'
import type { stock } from '#contract/staff/stock/stock.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import * as counting from './counts.service.ts'
import * as expecting from './deliveries.service.ts'
import { adjust, keepOnShelves } from './shelves.service.ts'
import { listLocations, listStock, readHistory, readStock, whoWaits } from './stock.service.ts'
import * as transferring from './transfers.service.ts'

const done = async (work: Promise<void>): Promise<{ success: true }> => {
  await work
  return { success: true }
}

export const stockHandlers: StaffHandlers<typeof stock> = {
  locations: desk => listLocations(desk),
  list: (desk, { query }) => listStock(desk, query),
  read: (desk, { params }) => readStock(desk, params.sku),
  history: (desk, { params, query }) => readHistory(desk, params.sku, query),
  waiting: (desk, { params, query }) => whoWaits(desk, params.sku, query.limit),
  adjust: (desk, { body }) => adjust(desk, body),
  keep: (desk, { body }) => keepOnShelves(desk, body),
}

export const deliveryHandlers: StaffHandlers<typeof deliveries> = {
  list: (desk, { query }) => expecting.listDeliveries(desk, query),
  read: (desk, { params }) => expecting.readDelivery(desk, params.id),
  announce: (desk, { body }) => expecting.announce(desk, body),
  receive: (desk, { params, body }) => done(expecting.receive(desk, params.id, body)),
}

export const transferHandlers: StaffHandlers<typeof transfers> = {
  list: (desk, { query }) => transferring.listTransfers(desk, query),
  read: (desk, { params }) => transferring.readTransfer(desk, params.id),
  draft: (desk, { body }) => transferring.draft(desk, body),
  send: (desk, { params }) => done(transferring.send(desk, params.id)),
  receive: (desk, { params, body }) => done(transferring.receive(desk, params.id, body)),
  cancel: (desk, { params, body }) => done(transferring.cancel(desk, params.id, body.reason)),
}

export const countHandlers: StaffHandlers<typeof counts> = {
  list: (desk, { query }) => counting.listCounts(desk, query),
  open: (desk, { body }) => counting.startCount(desk, body),
  read: (desk, { params, query }) => counting.readCount(desk, params.id, query),
  scan: (desk, { params, body }) => counting.scan(desk, params.id, body.scans),
  book: (desk, { params, body }) => counting.book(desk, params.id, body.notScanned),
  discard: (desk, { params }) => done(counting.discard(desk, params.id)),
}
