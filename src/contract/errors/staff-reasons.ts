import type { Texts } from '#domain/sites/texts.ts'
import { CONTENT_REASONS } from './reasons.content.ts'
import { REDIRECT_REASONS } from './reasons.redirects.ts'

/** Why something is not done for the staff now, as a sentence that ends the one of the refusal. */
export const STAFF_REASONS = { ...CONTENT_REASONS, ...REDIRECT_REASONS } as const satisfies Texts

export type StaffReason = keyof typeof STAFF_REASONS
