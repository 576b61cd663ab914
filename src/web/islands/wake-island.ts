export const WAKE_EVENT = 'cairn:wake'

/** Wakes every island of a name on this page, as if the shopper had touched it. */
export const wakeIsland = (name: string): boolean => window.dispatchEvent(new CustomEvent(WAKE_EVENT, { detail: name }))
