import { describe, expect, it } from 'vitest'
import { createClient, type Sent } from '#contract/client.ts'
import { exampleOf } from '#contract/example.ts'
import { Order } from '#contract/orders/order.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { withdrawable } from '#web/orders/withdrawable.ts'
import { Redirect } from '#web/page-outcome.ts'
import { openExamples } from '#web/sections/examples.test-data.tsx'
import { visitOf as someVisit } from '#web/shell/page-visit.test-data.ts'
import { ordersPage } from './history.page.tsx'
import { orderPage } from './order.page.tsx'
import { confirmationPage, trackPage } from './orders.pages.tsx'
import { refundPage } from './refund.page.tsx'

type Answer = { status: number; body: unknown }

const visitOf = (path: string, answer: (sent: Sent) => Answer, change: Partial<PageVisit> = {}) =>
  someVisit('en-us', {
    url: new URL(`http://shop.test/en-us${path}`),
    viewer: { kind: 'consumer', cartEmpty: true },
    call: createClient(async sent => answer(sent)),
    ...change,
  })

describe('a look-up that is refused', () => {
  it('keeps what was typed out of the address', async () => {
    const cookies: Record<string, string> = {}
    const refusal = { errorDetails: [{ errorId: 'OHS4004', message: 'No.', name: 'ORDER_NOT_FOUND' }] }
    const visit = visitOf('/track-order', () => ({ status: 404, body: refusal }), {
      method: 'POST',
      form: new URLSearchParams({ orderNumber: 'crn-none-none-0000', email: 'robin@cairn.test' }),
      setCookie: (name, value) => void (cookies[name] = value),
    })
    expect(await trackPage.actions['track']?.(visit, {})).toBe('/en-us/track-order')
    expect(Object.values(cookies).join(' ')).toContain('robin@cairn.test')
  })
})

describe('the page that thanks', () => {
  it('says where it goes, how, and by which day', async () => {
    const order = Order.parse(exampleOf(Order))
    const [shipment] = order.shipments
    const home = {
      ...{ approachType: 'S', addressLine1: '1200 Pearl Street', city: 'Boulder', postalCode: '80302' },
      ...{ countryCode: 'US', recipientFirstName: 'Robin', recipientLastName: 'Hale' },
    }
    const parcel = { shipmentId: shipment?.shipmentId, code: 'me', status: 'paid', itemIds: [], timeline: [] }
    const shipments = [{ ...parcel, promisedDate: '2026-11-20', address: home }]
    const items = order.items.map(item => ({ ...item, exchangeOf: undefined, price: { ...item.price, rowTotal: 0 } }))
    const body = { ...order, items, shipments, sections: [] }
    const visit = visitOf('/order-confirmation?order=CRN-1', () => ({ status: 200, body }), {
      viewer: { kind: 'guest', cartEmpty: true },
    })
    const { render } = await confirmationPage.prepare(visit, {})
    const html = (await openExamples()).renderNode(render())
    for (const words of [
      'Express delivery',
      'Arrives by Friday, November 20<',
      '1200 Pearl Street',
      'tabular-nums">Free<',
    ])
      expect(html).toContain(words)
  })

  it.each([
    ['paid', [], 'We have written to robin@cairn.test.'],
    ['created', [], 'We write as soon as it is through.'],
    ['paid', ['mail'], 'This shop sends no mail: keep the number of your order.'],
    ['created', ['mail'], 'Its result stands on this page.'],
  ] as const)(
    'says of an order that is %s what is mailed, where %j is not for real',
    async (status, simulated, words) => {
      const body = { ...Order.parse(exampleOf(Order)), email: 'robin@cairn.test', status, sections: [] }
      const trial = { simulated, production: false }
      const visit = visitOf('/order-confirmation?order=CRN-1', () => ({ status: 200, body }), {
        viewer: { kind: 'guest', cartEmpty: true },
        trial,
      })
      const { render } = await confirmationPage.prepare(visit, {})
      expect((await openExamples()).renderNode(render())).toContain(words)
    },
  )
})

describe('what was taken off an order', () => {
  it('has its name above the total, and what its buyer agreed to', async () => {
    const order = Order.parse(exampleOf(Order))
    const orderPromotions = [
      {
        promotionId: 'program:employee',
        promotionName: 'Associate discount',
        discount: 1000,
        message: '40% off by terms.',
      },
    ]
    const totals = { ...order.totals, totalDiscount: 1200 }
    const body = { ...order, items: [], orderPromotions, totals, sections: [] }
    const visit = visitOf('/order-confirmation?order=CRN-1', () => ({ status: 200, body }), {
      viewer: { kind: 'guest', cartEmpty: true },
    })
    const { render } = await confirmationPage.prepare(visit, {})
    const html = (await openExamples()).renderNode(render())
    expect(html).toMatch(/Associate discount<\/dt><dd[^>]*>−\$10\.00</)
    expect(html).toMatch(/Discounts<\/dt><dd[^>]*>−\$2\.00</)
    expect(html).toContain('40% off by terms.')
  })
})

describe('what is to come back', () => {
  it('is announced until somebody has taken it in, and sent back from then on', async () => {
    const order = Order.parse(exampleOf(Order))
    const [first] = order.items
    const items = order.items.slice(0, 1).map(item => ({ ...item, qty: 3, returnedQty: 2, exchangeOf: undefined }))
    const announced = {
      ...{ returnNumber: 'RET-VATE-VOKU-0897', status: 'return-requested', createdAt: order.createdAt },
      ...{ items: [{ itemId: first?.id, qty: 1 }], refundTotal: 0, exchange: true },
    }
    const told = async (returns: object[]) => {
      const visit = visitOf('/orders/CRN-1', () => ({ status: 200, body: { ...order, items, returns, sections: [] } }))
      const { render } = await orderPage.prepare(visit, { number: 'CRN-1' })
      return (await openExamples()).renderNode(render())
    }
    const before = await told([announced])
    expect(before).toContain('return of 1 announced')
    expect(before).toContain('1 sent back')
    const after = await told([{ ...announced, status: 'returned' }])
    expect(after).not.toContain('announced')
    expect(after).toContain('2 sent back')
  })
})

describe('the list of orders', () => {
  const asked: unknown[] = []
  const answer = ({ body }: Sent) => {
    asked.push(body)
    return { status: 200, body: { orders: [], total: 45, start: 0, count: asked.length === 1 ? 5 : 0 } }
  }

  it('goes on where the page before ended', async () => {
    await ordersPage.prepare(visitOf('/orders?page=3', answer), {})
    expect(asked).toEqual([{ start: 40, count: 20 }])
  })

  it('begins anew beyond its end', async () => {
    await expect(ordersPage.prepare(visitOf('/orders?page=9', answer), {})).rejects.toBeInstanceOf(Redirect)
  })
})

describe('withdrawing', () => {
  const items = (returnableUntil: string) => [{ returnableUntil }]

  it('follows the law of the site where it was bought', () => {
    expect(withdrawable({ siteId: 'DE', items: items('2026-07-01') }, '2026-05-15')).toHaveLength(1)
    expect(withdrawable({ siteId: 'DE', items: items('2026-07-01') }, '2026-05-17')).toHaveLength(0)
    expect(withdrawable({ siteId: 'US', items: items('2026-07-01') }, '2026-05-15')).toHaveLength(0)
  })
})

describe('what would be refunded', () => {
  const params = { number: 'CRN-VATE-VOKU-0897' }
  const preview = { orderNumber: params.number, refundTotal: 2000, currency: 'USD', parts: [] }

  it('is shown for the pieces that were chosen', async () => {
    const asked: unknown[] = []
    const visit = visitOf('/orders/x/refund?way=cancel&item=itm_a&qty%3Aitm_a=2&item=itm_b', ({ body }) => {
      asked.push(body)
      return { status: 200, body: preview }
    })
    await refundPage.prepare(visit, params)
    const items = [
      { itemId: 'itm_a', qty: 2 },
      { itemId: 'itm_b', qty: 1 },
    ]
    expect(asked).toEqual([{ way: 'cancel', items }])
  })

  it('is asked for with something chosen, and told on the order when it is refused', async () => {
    const refusal = { errorDetails: [{ errorId: 'ORD409', message: 'No.', name: 'ORDER_NOT_CANCELLABLE' }] }
    const refused = (path: string) =>
      refundPage.prepare(
        visitOf(path, () => ({ status: 409, body: refusal })),
        params,
      )
    await expect(refused('/orders/x/refund?way=cancel')).rejects.toBeInstanceOf(Redirect)
    await expect(refused('/orders/x/refund?way=cancel&all=yes')).rejects.toBeInstanceOf(Redirect)
  })

  it('is decided by a second, plain form', async () => {
    const asked: unknown[] = []
    const form = new URLSearchParams([
      ['item', 'itm_a'],
      ['qty:itm_a', '2'],
      ['reason', 'reasonMind'],
    ])
    const visit = visitOf(
      '/orders/x/refund',
      ({ body }) => {
        asked.push(body)
        return { status: 200, body: {} }
      },
      { method: 'POST', form },
    )
    expect(await refundPage.actions['withdrawal']?.(visit, params)).toContain('done=withdrawn')
    expect(await refundPage.actions['cancel']?.(visit, params)).toContain('done=cancelled')
    expect(asked).toEqual([
      { items: [{ itemId: 'itm_a', qty: 2, reason: 'withdrawal' }] },
      { items: [{ itemId: 'itm_a', qty: 2 }], reason: 'reasonMind' },
    ])
  })

  it('is asked for without a reason by whoever gives none', async () => {
    const asked: unknown[] = []
    const visit = visitOf(
      '/orders/x/refund',
      ({ body }) => {
        asked.push(body)
        return { status: 200, body: {} }
      },
      { method: 'POST', form: new URLSearchParams({ all: 'yes', reason: '' }) },
    )
    await refundPage.actions['cancel']?.(visit, params)
    expect(asked).toEqual([{}])
  })
})
