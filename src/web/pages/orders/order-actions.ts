import { CallError } from '#contract/client.ts'
import type { Order } from '#contract/orders/order.entities.ts'
import type { WayBack } from '#contract/orders/refund.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { TRACKED_COOKIE } from '#domain/sites/cookies.ts'
import type { Action, Params } from '#web/page.ts'
import { leaveFlash } from '../form-flash.ts'

const TRACK_S = 60 * 60

export function trackedEmail({ cookies }: PageVisit, number: string): string | undefined {
  const [tracked, email] = (cookies[TRACKED_COOKIE] ?? '').split(' ')
  return tracked === number ? email : undefined
}

const detail = (visit: PageVisit, { number = '' }: Params, query: Record<string, string>) =>
  shopUrl(visit.locale, '/orders/:number', { number, ...query })

/** The pieces someone chose, from the address of a page or from its form. */
export const chosenItems = (chosen: URLSearchParams) =>
  chosen.getAll('item').map(itemId => ({ itemId, qty: Number(chosen.get(`qty:${itemId}`) ?? '1') }))

type Work = (visit: PageVisit, number: string, email: { email?: string }) => Promise<Record<string, string>>

/** What is done or refused shows on the order. */
const orderAction =
  (work: Work): Action =>
  async (visit, params) => {
    const number = params['number'] ?? ''
    const email = trackedEmail(visit, number)
    try {
      return detail(visit, params, await work(visit, number, email === undefined ? {} : { email }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return detail(visit, params, { refused: error.code ?? 'generic' })
    }
  }

const cancel = orderAction(async (visit, orderNumber, email) => {
  const items = chosenItems(visit.form)
  const whole = visit.form.get('all') === 'yes'
  if (!whole && items.length === 0) return { refused: 'choose' }
  const reason = visit.form.get('reason')
  const body = { ...email, ...(whole ? {} : { items }), ...(reason && { reason }) }
  await visit.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body })
  return { done: 'cancelled' }
})

const sendBack = (reasonOf: (visit: PageVisit) => string, done: string) =>
  orderAction(async (visit, orderId, email) => {
    const reason = reasonOf(visit)
    const items = chosenItems(visit.form).map(item => ({ ...item, reason }))
    if (items.length === 0) return { refused: 'choose' }
    await visit.call('consumer.returnLabel', { params: { orderId }, body: { ...email, items } })
    return { done }
  })

const resend = orderAction(async (visit, orderNumber, email) => {
  const itemId = visit.form.get('itemId') ?? ''
  await visit.call('consumer.resendGiftCardEmail', { body: { ...email, orderNumber, itemId } })
  return { done: 'resent' }
})

const readOrder = (visit: PageVisit, orderNumber: string, { email }: { email?: string }): Promise<Order> =>
  email === undefined
    ? visit.call('consumer.purchase', { params: { orderId: orderNumber } })
    : visit.call('consumer.trackOrder', { body: { orderNumber, email } })

const reportFault = orderAction(async (visit, orderNumber, tracked) => {
  const order = await readOrder(visit, orderNumber, tracked)
  const item = order.items.find(({ id }) => id === visit.form.get('itemId'))
  if (!item) return { refused: 'choose' }
  const { caseNumber } = await visit.call('consumer.warranty', {
    body: {
      requestType: 'warranty',
      organisation: `cairn-${order.siteId.toLowerCase()}`,
      payload: {
        firstName: order.billingAddress?.recipientFirstName ?? order.email,
        lastName: order.billingAddress?.recipientLastName ?? order.email,
        email: order.email,
        orderNumber,
        sku: item.sku,
        purchaseDate: order.createdAt.slice(0, 10),
        description: visit.form.get('description') ?? '',
      },
    },
  })
  return { done: 'reported', case: caseNumber }
})

export const orderActions = { resend, fault: reportFault } satisfies Record<string, Action>

export const refundActions = {
  cancel,
  return: sendBack(({ form }) => form.get('reason') ?? 'other', 'returned'),
  withdrawal: sendBack(() => 'withdrawal', 'withdrawn'),
} satisfies Record<WayBack, Action>

/** Finds a guest's order, then shows it under its own address. */
export const trackActions = {
  track: async (visit: PageVisit) => {
    const field = (name: string) => visit.form.get(name)?.trim() ?? ''
    const [orderNumber, email] = [field('orderNumber').toUpperCase(), field('email')]
    try {
      await visit.call('consumer.trackOrder', { body: { orderNumber, email } })
      visit.setCookie(TRACKED_COOKIE, `${orderNumber} ${email}`, { maxAge: TRACK_S })
      return shopUrl(visit.locale, '/orders/:number', { number: orderNumber })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Not in the address: it is kept in histories and logs.
      leaveFlash(visit, { failure: { code: error.code ?? 'generic' }, values: { orderNumber, email } })
      return shopUrl(visit.locale, '/track-order')
    }
  },
} satisfies Record<string, Action>
