import { CallError } from '#contract/client.ts'
import type { StaffCall } from '#contract/staff/staff-client.ts'

type Worker = { readonly call: StaffCall; readonly may: 'owner' | 'service' }

export type Work = {
  readonly workers: readonly Worker[]
  readonly actions: number
  readonly orders: readonly string[]
  readonly customers: readonly string[]
  /** Between 0 and 1, from a seed. */
  readonly random: () => number
}

/** How often each was done, and how often it was refused for a reason that has a name. */
export type Done = Record<string, { done: number; refused: number }>

const reason = 'At random'

/** Whatever may be refused is refused by name; anything else is a fault. */
const FAULTS: ReadonlySet<string> = new Set(['GENERAL'])

/** Several people do whatever staff can do with money, at once and to the same few orders, people and cards. */
export async function workAtRandom(work: Work): Promise<Done> {
  const done: Done = {}
  let left = work.actions
  await Promise.all(
    work.workers.map(async worker => {
      while (left-- > 0) await one(work, worker, done)
    }),
  )
  return done
}

async function one(work: Work, worker: Worker, done: Done): Promise<void> {
  const names = Object.keys(ACTIONS).filter(isAction)
  const name = pick(names, work.random)
  const told = (done[name] ??= { done: 0, refused: 0 })
  try {
    if (await ACTIONS[name](work, worker.call)) told.done++
  } catch (error) {
    if (!(error instanceof CallError) || FAULTS.has(error.code ?? '')) throw error
    told.refused++
  }
}

function pick<T>(of: readonly [T, ...T[]] | readonly T[], random: () => number): T {
  const found = of[Math.floor(random() * of.length)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}

type Action = (work: Work, call: StaffCall) => Promise<unknown>

const order = ({ orders, random }: Work) => ({ params: { number: pick(orders, random) } })
const amount = ({ random }: Work) => 1 + Math.floor(random() * 6000)
const piece = async (work: Work, call: StaffCall) => {
  const { params } = order(work)
  const { lines } = await call('orders.read', { params })
  return { params, items: [{ itemId: pick(lines, work.random).id, qty: 1 }] }
}
const card = async (work: Work, call: StaffCall) => {
  const { rows } = await call('giftCards.find', {
    query: { q: String(Math.floor(work.random() * 10_000)).padStart(4, '0') },
  })
  return rows[0]?.ref
}

const ACTIONS = {
  async cancel(work, call) {
    const { params, items } = await piece(work, call)
    return call('orders.cancel', { params, body: { items, reason } })
  },
  async exchange(work, call) {
    const { params } = order(work)
    const { lines } = await call('orders.read', { params })
    const open = lines.filter(({ mayExchange }) => mayExchange)
    if (open.length === 0) return false
    const { id: itemId } = pick(open, work.random)
    const { sizes } = await call('orders.sizes', { params: { ...params, itemId } })
    return (
      sizes.length > 0 &&
      call('orders.exchange', { params, body: { itemId, qty: 1, sku: pick(sizes, work.random).sku, reason } })
    )
  },
  async refundLines(work, call) {
    const { params, items } = await piece(work, call)
    return call('orders.refund', { params, body: { kind: 'lines', items, reason } })
  },
  refundAmount: (work, call) =>
    call('orders.refund', { ...order(work), body: { kind: 'amount', amount: amount(work), reason } }),
  goodwill: (work, call) =>
    call('orders.refund', { ...order(work), body: { kind: 'goodwill', amount: amount(work), reason } }),
  async decide(work, call) {
    const { params } = order(work)
    const { requests } = await call('orders.read', { params })
    const waiting = requests.find(({ mayDecide }) => mayDecide)
    const decision = work.random() < 0.7 ? 'given' : 'declined'
    return waiting && call('orders.decide', { params: { ...params, requestId: waiting.id }, body: { decision } })
  },
  hold: (work, call) => call('orders.hold', { ...order(work), body: { reason } }),
  release: (work, call) => call('orders.release', order(work)),
  points: (work, call) =>
    call('customers.addPoints', {
      params: { id: pick(work.customers, work.random) },
      body: { points: Math.floor(work.random() * 1200) - 500 || 1, reason },
    }),
  issueCard: (work, call) =>
    call('giftCards.issue', {
      body: { email: 'card@cairn.test', amount: 100 + amount(work), locale: 'en-us', reason },
    }),
  async correctCard(work, call) {
    const ref = await card(work, call)
    return (
      ref !== undefined &&
      call('giftCards.correct', { params: { ref }, body: { amount: amount(work) - 3000 || 1, reason } })
    )
  },
  async decideCredit(work, call) {
    const { credits } = await call('credits.waiting')
    const waiting = credits.find(({ mayDecide }) => mayDecide)
    const decision = work.random() < 0.7 ? 'given' : 'declined'
    return waiting && call('credits.decide', { params: { creditId: waiting.id }, body: { decision } })
  },
} as const satisfies Record<string, Action>

const isAction = (name: string): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name)

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
