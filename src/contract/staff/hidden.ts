/** Marks a field of a schema whose value history must not repeat. The staff's document shows it as well. */
export const HIDDEN = 'x-hidden'
export const personal = { [HIDDEN]: 'personal' } as const
