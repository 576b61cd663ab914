import { CallError } from '#contract/client.ts'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { ORDER_ACTIONS } from './staff-actions-orders.ts'
import { VALUE_ACTIONS } from './staff-actions-value.ts'
import { pick, type Action, type Work } from './staff-work.ts'

const ACTIONS: Readonly<Record<string, Action>> = {
  ...ORDER_ACTIONS,
  ...VALUE_ACTIONS,
  jobs: async ({ jobs }) => jobs && (await jobs(), true),
}

const MOST_TIMES = 4

/** How often each was done, how often there was nothing to do, and how often it was refused for a reason that has a name. */
export type Done = Record<string, { done: number; nothing: number; refused: number }>

/** Whatever may be refused is refused by name; anything else is a fault. */
const FAULTS: ReadonlySet<string> = new Set(['GENERAL'])

/** Several people do whatever staff can do with money, at once and to the same few orders, people and cards. */
export async function workAtRandom(work: Work): Promise<Done> {
  const done: Done = {}
  let begun = 0
  // Who comes first differs from run to run: they go on until each kind was done, within reason.
  const isMissing = () => Object.keys(ACTIONS).some(name => !done[name]?.done)
  const goesOn = () => begun < work.actions || (begun < MOST_TIMES * work.actions && isMissing())
  await Promise.all(
    work.workers.map(async call => {
      for (; goesOn(); begun++) await one(work, call, done)
    }),
  )
  return done
}

async function one(work: Work, call: StaffCall, done: Done): Promise<void> {
  const [name, action] = pick(Object.entries(ACTIONS), work.random)
  const told = (done[name] ??= { done: 0, nothing: 0, refused: 0 })
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
