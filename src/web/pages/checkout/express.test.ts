import { describe, expect, it, onTestFinished } from 'vitest'
import { createClient } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { languageOf, siteOfLocale, SITES, type Locale } from '#domain/sites/sites.ts'
import { checkoutActions } from './checkout-actions.ts'
import { checkoutPage } from './checkout.page.tsx'

const HOME = {
  id: 'adr_1',
  approachType: 'S',
  main: true,
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  countryCode: 'US',
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
}
const CARD = { payment_method_id: 'CREDIT_CARD', card: { paymentInstrumentId: 'pin_1', main: true } }

type Member = { addresses: object[]; cards: object[] }

/** A member presses 'express'; what the page then writes, and where it leads. */
async function pressExpress({ addresses, cards }: Member) {
  const written: { path: string; body: unknown }[] = []
  const call = createClient(async ({ method, path, body }) => {
    if (method !== 'GET') written.push({ path, body })
    if (path.includes('/cart/'))
      return { status: 200, body: { billingAddress: HOME, totals: { remainingToPay: 0 }, shippingMethods: [] } }
    const consumerDetails = { email: 'robin@cairn.test', address: addresses }
    return { status: 200, body: { consumerProfile: { consumerDetails }, payment_instruments: cards } }
  })
  return { leadsTo: await checkoutActions.express(visitOf('en-us', call), {}), written }
}

const visitOf = (locale: Locale, call: PageVisit['call']): PageVisit => ({
  method: 'POST',
  url: new URL(`http://shop.test/${locale}/checkout`),
  form: new URLSearchParams({ _action: 'express' }),
  site: siteOfLocale(locale),
  locale,
  language: languageOf(locale),
  viewer: { kind: 'consumer', cartEmpty: false },
  cookies: {},
  correlationId: 'test-express',
  preview: false,
  call,
  formToken: () => 'form.token',
  clientIngest: false,
  hosted: {},
  trial: { simulated: [], production: false },
  testContext: undefined,
  keepPreviewToken: async () => {},
  setCookie: () => {},
})

describe('express checkout', () => {
  it('fills in the default address and card, prepares the order and goes to what is left: the summary', async () => {
    const { leadsTo, written } = await pressExpress({ addresses: [HOME], cards: [CARD] })
    expect(leadsTo).toBe('/en-us/checkout#open-step')
    expect(written.map(({ path }) => path.split('/').at(-1))).toEqual([
      'shippingAddress',
      'paymentInstruments',
      'prepareOrder',
    ])
    expect(written[0]?.body).toMatchObject({
      addressLine1: '1200 Pearl Street',
      recipientContactEmail: 'robin@cairn.test',
      useAsBilling: true,
    })
    expect(written[1]?.body).toEqual({ payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'pin_1' })
  })

  it.each([
    ['no address', { addresses: [], cards: [CARD] }],
    ['no default address', { addresses: [{ ...HOME, main: false }], cards: [CARD] }],
    ['only a billing address', { addresses: [{ ...HOME, approachType: 'B' }], cards: [CARD] }],
    ['no card', { addresses: [HOME], cards: [] }],
    ['no default card', { addresses: [HOME], cards: [{ ...CARD, card: { ...CARD.card, main: false } }] }],
  ])('writes nothing with %s: the checkout starts at its first open step', async (_, member) => {
    const { leadsTo, written } = await pressExpress(member)
    expect(written).toEqual([])
    expect(leadsTo).toBe('/en-us/checkout#open-step')
  })
})

describe('a site without express checkout', () => {
  it('writes nothing for who presses it all the same', async () => {
    const usual = SITES.US.features
    onTestFinished(() => void Object.assign(SITES.US, { features: usual }))
    Object.assign(SITES.US, { features: { ...usual, expressCheckout: false } })
    expect((await pressExpress({ addresses: [HOME], cards: [CARD] })).written).toEqual([])
  })
})

describe('the address form of a member', () => {
  it('follows the rules of the country he lives in', async () => {
    const asked: string[] = []
    const call = createClient(async ({ path }) => {
      asked.push(path)
      const address = [{ ...HOME, countryCode: 'AT' }]
      const consumerProfile = { consumerDetails: { email: 'robin@cairn.test', address } }
      const cart = { items: [{}], flash: [], shippingMethods: [{ code: 'standard' }], totals: { remainingToPay: 1 } }
      return { status: 200, body: { ...cart, consumerProfile, payment_instruments: [], countries: [], sections: [] } }
    })
    await checkoutPage.prepare(visitOf('de-de', call), {})
    expect(asked.filter(path => /shippingAddress/.test(path))).toEqual([expect.stringMatching(/AT$/)])
  })
})

describe('an address that was refused', () => {
  const rulesAskedFor = async (step: string, form: string) => {
    const asked: string[] = []
    const call = createClient(async ({ path }) => {
      asked.push(path)
      const cart = {
        items: [{}],
        flash: [],
        shippingMethods: [{ code: 'standard' }],
        shippingAddress: HOME,
        billingAddress: HOME,
      }
      const none = { payment_instruments: [], countries: [], paymentMethods: [], sections: [] }
      return { status: 200, body: { ...cart, ...none, totals: { remainingToPay: 1 } } }
    })
    const draft = JSON.stringify({ _form: form, countryCode: 'CA', addressLine1: '1 King Street' })
    const guest = { kind: 'guest', cartEmpty: false } as const
    const visit = { ...visitOf('en-us', call), viewer: guest, cookies: { cairn_address_draft: draft } }
    visit.url.searchParams.set('step', step)
    await checkoutPage.prepare(visit, {})
    return asked.find(path => /(?:shipping|billing)Address/.test(path))
  }

  it('comes back into the form it was typed into, and into no other', async () => {
    expect(await rulesAskedFor('billing', 'billing')).toMatch(/billingAddress\/?CA$/)
    expect(await rulesAskedFor('shipping', 'billing')).toMatch(/shippingAddress\/?US$/)
    expect(await rulesAskedFor('shipping', 'shipping')).toMatch(/shippingAddress\/?CA$/)
  })
})

describe('a parcel that waits at a collection point', () => {
  it('is announced by phone to whoever collects it', async () => {
    const written: unknown[] = []
    const call = createClient(async ({ method, path, body }) => {
      if (method === 'POST' && path.endsWith('/shippingMethod')) written.push(body)
      const shipment = { shippingId: 'shp_pudo', code: 'pudo', collectionPointId: 'PT-1', itemIds: [] }
      return { status: 200, body: { items: [], shippingMethods: [shipment] } }
    })
    const form = new URLSearchParams({
      _action: 'shipping',
      recipientFirstName: 'Robin',
      recipientLastName: 'Hale',
      recipientContactEmail: 'robin@cairn.test',
      recipientContactPhone: '030 1234567',
    })
    await checkoutActions.shipping({ ...visitOf('de-de', call), form }, {})
    expect(written).toMatchObject([{ code: 'pudo', contact: { firstName: 'Robin', phone: '+49301234567' } }])
  })
})
