import { problem } from './problem.ts'
import type { Problem, ProblemKey } from './problem.ts'
import { isBlank, lengthOf } from './validators.ts'
import type { Validator } from './validators.ts'

export const PASSWORD_MIN_LENGTH = 8

type PasswordRule = {
  readonly key: Extract<ProblemKey, `password${string}`>
  readonly met: (value: string) => boolean
}

/** The lines of the checklist beside the password field. */
const PASSWORD_RULES: readonly PasswordRule[] = [
  { key: 'passwordLength', met: value => lengthOf(value) >= PASSWORD_MIN_LENGTH },
  { key: 'passwordNumber', met: value => /\d/.test(value) },
  { key: 'passwordUpperCase', met: value => /\p{Lu}/u.test(value) },
  { key: 'passwordLowerCase', met: value => /\p{Ll}/u.test(value) },
]

export type PasswordCheck = { readonly problem: Problem; readonly met: boolean }

export const passwordChecklist = (value: string): PasswordCheck[] =>
  PASSWORD_RULES.map(({ key, met }) => ({ problem: problem(key, { min: PASSWORD_MIN_LENGTH }), met: met(value) }))

export const isStrongPassword = (value: string): boolean => PASSWORD_RULES.every(({ met }) => met(value))

export const password: Validator = value =>
  isBlank(value) || isStrongPassword(value) ? undefined : problem('password', { min: PASSWORD_MIN_LENGTH })
