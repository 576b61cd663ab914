import type { consumer } from '#contract/consumer/consumer.ts'
import type { Handlers } from '../http/operation.ts'
import { StoreError } from '../store-error.ts'
import { openOrder, trackedOrder } from './access.ts'
import { cancelOrder } from './cancel.service.ts'
import { sendGiftCards } from './gift-cards-by-mail.ts'
import { moneyFor } from './gift-card-money.ts'
import { purchaseHistory } from './history.service.ts'
import { claimMeasures } from './measured.service.ts'
import { present, presentWithReturns } from './order.service.ts'
import { printInvoice } from './pdf/printed.ts'
import { previewRefund } from './preview.service.ts'
import { createReturn } from './return.service.ts'

export const orderHandlers = {
  purchase: async (shop, { params }) => presentWithReturns(shop, await openOrder(shop, params.orderId)),
  measuredOrder: (shop, { params }) => claimMeasures(shop, params.orderId),
  purchaseHistory: (shop, { body }) => purchaseHistory(shop, body),
  trackOrder: async (shop, { body }) =>
    presentWithReturns(shop, await trackedOrder(shop, body.orderNumber, body.email)),
  invoice: async (shop, { query, body }) =>
    printInvoice(shop, await openOrder(shop, query.orderNumber, { email: body.email })),
  cancelOrder: async (shop, { query, body }) => present(shop, await cancelOrder(shop, query.orderNumber, body)),
  refundPreview: (shop, { params, body }) => previewRefund(shop, params.orderId, body),
  returnLabel: (shop, { params, body }) => createReturn(shop, params.orderId, body),
  resendGiftCardEmail: async (shop, { body }) => {
    const order = await openOrder(shop, body.orderNumber, { email: body.email })
    const line = order.document.lines.find(({ id }) => id === body.itemId)
    if (!line?.giftCard) throw new StoreError('NOT_A_GIFT_CARD')
    if ((await moneyFor(shop, order, line)) !== 'here') throw new StoreError('GIFT_CARD_MONEY_BACK')
    await sendGiftCards(shop, order, line)
    return { success: true }
  },
} satisfies Partial<Handlers<typeof consumer>>
