import { signLink } from '../identity/mailed-links.ts'
import { originOf } from '../config.ts'
import type { Services } from '../services.ts'

/** Longer than a letter is likely to lie in a mailbox; the law of some countries asks for a month. */
const LIFE_MS = 400 * 86_400_000

/** Takes a POST of a mail program; a person who opens it sees a page with a button. */
export const LEAVE_PATH = '/letters/leave'

export function leaveUrlFor(services: Services, locale: string, recipient: string): string {
  const expires = new Date(services.clock().getTime() + LIFE_MS)
  const claims = { answer: 'leave', type: 'all', recipient: recipient.toLowerCase() }
  const token = signLink(services, 'subscription', claims, expires)
  return `${originOf(services.config)}${LEAVE_PATH}?${new URLSearchParams({ locale, token })}`
}
