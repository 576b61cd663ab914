import { useState } from 'react'
import type { Staged } from './sheet-cells.ts'

const NOTHING: Staged = new Map()
type Steps = { readonly past: readonly Staged[]; readonly now: Staged; readonly ahead: readonly Staged[] }
const BEGINNING: Steps = { past: [], now: NOTHING, ahead: [] }

const stepped = ({ past, now, ahead }: Steps, by: 'back' | 'forth'): Steps => {
  const to = by === 'back' ? past.at(-1) : ahead.at(-1)
  if (!to) return { past, now, ahead }
  return by === 'back'
    ? { past: past.slice(0, -1), now: to, ahead: [...ahead, now] }
    : { past: [...past, now], now: to, ahead: ahead.slice(0, -1) }
}

/** What is typed and not saved yet, with the way back and forth. */
export function useStaged() {
  const [steps, setSteps] = useState(BEGINNING)
  const { now } = steps
  return {
    staged: now,
    stage: (next: Staged) => setSteps(was => ({ past: [...was.past, was.now], now: next, ahead: [] })),
    step: (by: 'back' | 'forth') => setSteps(was => stepped(was, by)),
    /** What was saved is not taken back here: the way back begins anew. */
    begin: (left: Staged = NOTHING) => setSteps({ ...BEGINNING, now: left }),
  }
}
