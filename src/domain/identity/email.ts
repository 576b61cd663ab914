import { problem } from './problem.ts'
import { isBlank } from './validators.ts'
import type { Validator } from './validators.ts'

export const EMAIL_MAX_LENGTH = 100

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN_LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const TOP_LABEL = /^[a-z][a-z\d-]*[a-z\d]$/i

/** The domain needs at least two parts. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const local = value.slice(0, Math.max(at, 0))
  const labels = value.slice(at + 1).split('.')
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
