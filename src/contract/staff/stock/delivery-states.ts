// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const DELIVERY_STATES = ['waiting', 'failing', 'failed', 'delivered'] as const
export const ENDPOINT_STATES = ['active', 'paused'] as const
export const PAUSE_REASONS = ['unreachable', 'gone'] as const
