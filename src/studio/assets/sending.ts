import { atom } from 'nanostores'
import { isRefusal } from '../calls/call.ts'
import { queries } from '../calls/queries.ts'
import { TOUCHED } from './asset.ts'
import { sendFile, type Outcome, type Where } from './send-file.ts'

export type Sent = {
  readonly key: number
  readonly file: File
  readonly where: Where
  readonly share: number
  readonly state: 'waiting' | 'sending' | 'failed' | 'busy' | Outcome['state']
  readonly outcome?: Outcome
}

/** What is being sent, and what became of it, for as long as the studio is open. */
export const $sent = atom<readonly Sent[]>([])

const AT_ONCE = 2
let last = 0
let running = 0

export function send(files: readonly File[], where: Where = {}): void {
  const added = files.map((file): Sent => ({ key: ++last, file, where, share: 0, state: 'waiting' }))
  $sent.set([...$sent.get(), ...added])
  while (running < AT_ONCE && next()) void work()
}

/** What the browser could not read is told beside what became of the rest. */
export function tellUnread(names: readonly string[]): void {
  const outcome = { state: 'refused', why: 'unread' } as const
  const told = names.map((name): Sent => ({
    key: ++last,
    file: new File([], name),
    where: {},
    share: 1,
    state: 'refused',
    outcome,
  }))
  $sent.set([...$sent.get(), ...told])
}

/** What was broken off goes on where it was. */
export function sendAgain(key: number): void {
  note(key, { state: 'waiting' })
  if (running < AT_ONCE) void work()
}

export const clearSent = (): void =>
  $sent.set($sent.get().filter(({ state }) => state === 'waiting' || state === 'sending'))

const next = () => $sent.get().find(({ state }) => state === 'waiting')
const note = (key: number, change: Partial<Sent>) =>
  $sent.set($sent.get().map(each => (each.key === key ? { ...each, ...change } : each)))

async function work(): Promise<void> {
  running++
  for (let each = next(); each; each = next()) {
    const { key, file, where } = each
    note(key, { state: 'sending' })
    try {
      const outcome = await sendFile(file, where, share => note(key, { share }))
      note(key, { state: outcome.state, outcome })
    } catch (error) {
      note(key, { state: isRefusal(error, 'STAFF_BUSY') ? 'busy' : 'failed' })
    }
  }
  running--
  if (running === 0) await Promise.all(TOUCHED.map(name => queries.invalidateQueries({ queryKey: [name] })))
}
