import { atom } from 'nanostores'

/** Shared by the probes of a page: what one adds, the others see. */
export const $probe = atom(0)
