import type { supply } from '#contract/staff/stock/supply.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { setPriceFeed } from './prices.service.ts'
import { countStock, moveStock } from './stock.service.ts'

export const supplyHandlers: StaffHandlers<typeof supply> = {
  count: (desk, { body }) => countStock(desk, body),
  move: (desk, { body }) => moveStock(desk, body),
  prices: (desk, { body }) => setPriceFeed(desk, body),
}
