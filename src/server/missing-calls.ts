/** Calls of the contract that nothing answers yet. Take a name away when its handler lands; never add one. */
export const MISSING_CALLS: readonly string[] = []
