/** What a letter is for. Only marketing can be unsubscribed from. */
export type LetterPurpose = 'order' | 'account' | 'marketing' | 'staff'

/**
 * Why an address gets fewer letters, and which it does not get. Letters about orders are always tried: they are owed.
 * So are those to the staff about their ways in: nobody may keep them from somebody by a note.
 */
const SUPPRESSIONS = {
  unsubscribed: ['marketing'],
  complained: ['marketing'],
  bounced: ['marketing', 'account'],
} as const satisfies Record<string, readonly LetterPurpose[]>

export type SuppressionReason = keyof typeof SUPPRESSIONS

export const SUPPRESSION_REASONS = ['unsubscribed', 'complained', 'bounced'] as const satisfies SuppressionReason[]

export const reasonsAgainst = (purpose: LetterPurpose): SuppressionReason[] =>
  SUPPRESSION_REASONS.filter(reason => SUPPRESSIONS[reason].some(stopped => stopped === purpose))
