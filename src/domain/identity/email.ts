import { problem } from './problem.ts'
import { isBlank } from './validators.ts'
import type { Validator } from './validators.ts'

export const EMAIL_MAX_LENGTH = 100

const LOCAL_PART = /^[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+(\.[\p{L}\p{M}\p{N}_!#$%&'*+/=?^`{|}~-]+)*$/u
const DOMAIN_LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const TOP_LABEL = /^[a-z][a-z\d-]*[a-z\d]$/i
const FOREIGN_DOMAIN = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u

/** A domain of another script in the letters that mail servers speak: what no server could be called stays as it is. */
function asciiDomain(domain: string): string {
  const url = FOREIGN_DOMAIN.test(domain) ? URL.parse(`http://${domain}`) : null
  return url?.hostname ?? domain
}

/** An address in one spelling, whether its domain was typed in its own script or in the letters of mail servers. */
export function withAsciiDomain(value: string): string {
  const at = value.lastIndexOf('@') + 1
  return value.slice(0, at).normalize() + asciiDomain(value.slice(at))
}

/** The domain needs at least two parts. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const local = value.slice(0, Math.max(at, 0))
  const labels = asciiDomain(value.slice(at + 1)).split('.')
  return (
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every(label => DOMAIN_LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  )
}

export const email: Validator = value => (isBlank(value) || isEmail(value.trim()) ? undefined : problem('email'))

/** One spelling per mailbox, so that an account is found however its email was typed. */
export const normalEmail = (value: string): string => value.trim().toLowerCase()
