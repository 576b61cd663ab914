import { CallError } from '#contract/client.ts'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { ORDER_ACTIONS } from './staff-actions-orders.ts'
import { VALUE_ACTIONS } from './staff-actions-value.ts'
import { pick, type Action, type Work } from './staff-work.ts'

const ACTIONS = {
  ...ORDER_ACTIONS,
  ...VALUE_ACTIONS,
  jobs: async ({ jobs }) => jobs && (await jobs(), true),
} as const satisfies Record<string, Action>
type Kind = keyof typeof ACTIONS
const KINDS = Object.keys(ACTIONS).filter((name): name is Kind => name in ACTIONS)

/** What makes a kind possible where there is nothing to do yet. */
const BEFORE: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  decide: ['goodwill', 'refundLines', 'refundAmount'],
  receive: ['announce'],
  decideCredit: ['points', 'issueCard', 'correctCard'],
  revokeCoupon: ['giveCoupon'],
  payByLink: ['phoneOrder', 'jobs'],
  revokePhoneOrder: ['phoneOrder'],
  turnedBack: ['buy', 'jobs'],
  exchange: ['buy', 'jobs'],
  cancelAll: ['buy', 'jobs'],
}
const MOST_TRIES = 100

/** How often each was done, how often there was nothing to do, and how often it was refused for a reason that has a name. */
export type Done = Record<string, { done: number; nothing: number; refused: number }>

/** Whatever may be refused is refused by name; anything else is a fault. */
const FAULTS: ReadonlySet<string> = new Set(['GENERAL'])

/** Several people do whatever staff can do with money, at once and to the same few orders, people and cards. */
export async function workAtRandom(work: Work): Promise<Done> {
  const done: Done = {}
  let begun = await eachOnce(work, done)
  await Promise.all(
    work.workers.map(async call => {
      for (; begun < work.actions; begun++) await one(work, call, done, pick(KINDS, work.random))
    }),
  )
  return done
}

/** What never happened proves nothing: each kind is done once, by one after the other, so that it is no matter of chance. */
async function eachOnce(work: Work, done: Done): Promise<number> {
  let begun = 0
  for (const kind of KINDS.filter(each => each !== 'jobs' || work.jobs))
    for (let tries = 0; tries < MOST_TRIES && !done[kind]?.done; tries++) {
      for (const [at, each] of [...(BEFORE[kind] ?? []), kind].entries()) {
        begun++
        // Each of them in turn: not all may do everything.
        const call = work.workers[(tries + at) % work.workers.length]
        if (call) await one(work, call, done, each)
      }
    }
  return begun
}

async function one(work: Work, call: StaffCall, done: Done, kind: Kind): Promise<void> {
  const told = (done[kind] ??= { done: 0, nothing: 0, refused: 0 })
  const action: Action = ACTIONS[kind]
  try {
    if (await action(work, call)) told.done++
    else told.nothing++
  } catch (error) {
    if (!(error instanceof CallError) || FAULTS.has(error.code ?? '')) throw error
    told.refused++
  }
}

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
