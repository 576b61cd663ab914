import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

const Address = z.strictObject({
  name: z.string().min(1),
  street1: z.string().min(1),
  street2: z.string().optional(),
  city: z.string().min(1),
  state: z.string().optional(),
  zip: z.string().min(3),
  country: z.string().length(2),
  phone: z.string().optional(),
  email: z.string().optional(),
})
const Wish = z.strictObject({
  shipment: z.strictObject({
    reference: z.string(),
    to_address: Address,
    from_address: Address,
    parcel: z.strictObject({ weight: z.number().positive() }),
    is_return: z.boolean(),
    options: z.strictObject({ label_format: z.literal('PDF') }),
  }),
})
type Rate = { id: string; carrier: string; service: string; rate: string; currency: string }
type Parcel = {
  id: string
  wish: z.output<typeof Wish>['shipment']
  rates: Rate[]
  selected_rate: Rate | null
  tracking_code: string | null
  tracker: { id: string; status: string; updated_at: string; public_url: string } | null
  refund_status: string | null
  timesPaid: number
  timesAskedBack: number
}

type Fault = 'never' | 'silent' | 'failure' | 'lost'
const KEY = 'EZTKtest1'
const SECRET = 'a-secret-of-sixteen'

/** A server with the shapes and the rules of EasyPost's published interface, for tests. */
export async function startEasyPost() {
  const parcels = new Map<string, Parcel>()
  let faultOf: (request: string) => Fault | undefined = () => undefined
  const server = createServer((request, response) => void serve(request, response))
  const find = (name: string) => parcels.get(name) ?? [...parcels.values()].find(({ wish }) => wish.reference === name)

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url ?? ''
    const asked = `${incoming.method} ${path}`
    const body = await textOf(incoming)
    const fault = faultOf(asked)
    if (fault === 'never') return void response.destroy()
    if (fault === 'silent') return
    if (fault === 'failure') return send(response, 503, {})
    if (path.startsWith('/labels/'))
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(`%PDF-1.7 ${path}`)
    const signedIn = incoming.headers.authorization === `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`
    const [status, answer] = signedIn ? answerTo(asked, body) : refusal(401, 'APIKEY.INVALID')
    if (fault === 'lost') return void response.destroy()
    return send(response, status, answer)
  }

  function answerTo(asked: string, body: string): [number, object] {
    const [, name = '', verb] = /^\w+ \/v2\/shipments(?:\/([^/]+))?(?:\/(buy|refund))?$/.exec(asked) ?? []
    if (asked === 'GET /v2/shipments?page_size=1') return [200, { shipments: [], has_more: false }]
    if (asked === 'POST /v2/shipments') return open(body)
    const parcel = find(decodeURIComponent(name))
    if (!parcel) return refusal(404, 'SHIPMENT.NOT_FOUND')
    if (verb === 'refund') return giveBack(parcel)
    return verb === 'buy' ? pay(parcel, body) : [200, shown(parcel)]
  }

  function open(body: string): [number, object] {
    const wish = Wish.safeParse(JSON.parse(body))
    if (!wish.success) return refusal(422, 'PARAMETER.INVALID')
    const { shipment } = wish.data
    const rate = (price: string) => ({
      id: `rate_${randomUUID()}`,
      carrier: 'USPS',
      service: 'Ground',
      rate: price,
      currency: 'USD',
    })
    const nowhere = shipment.to_address.city === 'Nowhere'
    const parcel: Parcel = {
      id: `shp_${randomUUID().replaceAll('-', '')}`,
      wish: shipment,
      rates: nowhere ? [] : [rate('12.40'), rate('7.58')],
      selected_rate: null,
      tracking_code: null,
      tracker: null,
      refund_status: null,
      timesPaid: 0,
      timesAskedBack: 0,
    }
    parcels.set(parcel.id, parcel)
    return [201, shown(parcel)]
  }

  function pay(parcel: Parcel, body: string): [number, object] {
    if (parcel.timesPaid > 0) return refusal(422, 'SHIPMENT.POSTAGE.EXISTS')
    const { rate } = z.strictObject({ rate: z.strictObject({ id: z.string() }) }).parse(JSON.parse(body))
    const chosen = parcel.rates.find(({ id }) => id === rate.id)
    if (!chosen) return refusal(422, 'SHIPMENT.INVALID_RATE')
    parcel.timesPaid++
    parcel.selected_rate = chosen
    parcel.tracking_code = `9400${parcel.id.slice(4, 14)}`
    const public_url = `https://track.example.com/${parcel.tracking_code}`
    parcel.tracker = {
      id: `trk_${parcel.id}`,
      status: 'pre_transit',
      updated_at: new Date(0).toISOString(),
      public_url,
    }
    return [200, shown(parcel)]
  }

  function giveBack(parcel: Parcel): [number, object] {
    if (parcel.timesPaid === 0 || parcel.refund_status !== null) return refusal(422, 'SHIPMENT.REFUND.UNAVAILABLE')
    parcel.timesAskedBack++
    parcel.refund_status = 'submitted'
    return [200, shown(parcel)]
  }

  const shown = ({ id, wish, rates, selected_rate, tracking_code, tracker, refund_status, timesPaid }: Parcel) => ({
    object: 'Shipment',
    id,
    reference: wish.reference,
    rates,
    selected_rate,
    tracking_code,
    tracker,
    refund_status,
    postage_label: timesPaid > 0 ? { label_url: `${url}/labels/${id}.pdf` } : null,
  })

  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  let hour = 0
  return {
    settings: { CARRIER: 'easypost', EASYPOST_API_KEY: KEY, EASYPOST_WEBHOOK_SECRET: SECRET, EASYPOST_API_URL: url },
    parcels,
    fail: (fault: Fault | undefined, on = /./) => void (faultOf = asked => (on.test(asked) ? fault : undefined)),
    /** The carrier has scanned it; answers what is sent to the shop about it. */
    scan(parcel: Parcel, status: string) {
      if (!parcel.tracker) throw new Error('nobody paid for it')
      Object.assign(parcel.tracker, { status, updated_at: new Date(Date.UTC(2026, 0, 1, ++hour)).toISOString() })
      const result = { object: 'Tracker', id: parcel.tracker.id, shipment_id: parcel.id, status }
      const body = JSON.stringify({ object: 'Event', description: 'tracker.updated', result })
      const digest = createHmac('sha256', SECRET).update(body).digest('hex')
      return { body, headers: { 'x-hmac-signature': `hmac-sha256-hex=${digest}`, 'content-type': 'application/json' } }
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>(done => void server.close(() => done()))
    },
  }
}

const refusal = (status: number, code: string): [number, object] => [
  status,
  { error: { code, message: `refused: ${code}`, errors: [] } },
]

const send = (response: ServerResponse, status: number, answer: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
