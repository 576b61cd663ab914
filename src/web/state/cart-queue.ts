/** Work that waits for its turn. */
const waiting: (() => Promise<void>)[] = []
let busy = false

/** Does one piece of work after the other. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = new Promise<T>((resolve, reject) => {
    waiting.push(() => work().then(resolve, reject))
  })
  void workOff()
  return done
}

async function workOff(): Promise<void> {
  if (busy) return
  busy = true
  for (let next = waiting.shift(); next; next = waiting.shift()) await next()
  busy = false
}

/** Starts everything that still waits, at once. */
export function sendWaiting(): void {
  for (const next of waiting.splice(0)) void next()
}

// Who leaves the page has asked for all of it.
if (typeof window !== 'undefined') window.addEventListener('pagehide', sendWaiting)
