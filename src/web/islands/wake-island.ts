export const WAKE_EVENT = 'cairn:wake'
/** Heard on the window when an island could not be woken; its name is the detail. */
export const WAKE_FAILED = 'cairn:wake-failed'

/** Wakes every island of a name on this page, as if the shopper had touched it. False when it has failed before. */
export const wakeIsland = (name: string): boolean =>
  window.dispatchEvent(new CustomEvent(WAKE_EVENT, { detail: name, cancelable: true }))
