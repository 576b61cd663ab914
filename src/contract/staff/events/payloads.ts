// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const PAYLOADS = ['ids', 'full'] as const
export type PayloadKind = (typeof PAYLOADS)[number]
