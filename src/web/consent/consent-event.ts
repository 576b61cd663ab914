/** Heard on the window when a visitor has chosen. */
export const CONSENT_EVENT = 'cairn:consent'
