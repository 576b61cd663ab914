import type { ConsumerProfile } from '#contract/consumer.entities.ts'
import { isPartiallyEnrolled, type SignInStep } from '#domain/sign-in-flow.ts'
import type { FormFailure } from './error-text.ts'

export type FlowStep = SignInStep | 'employee-terms' | 'reset'

/** What a page or a dialog tells the flow. Plain data: it travels in the document. */
export type FlowProps = {
  start: FlowStep
  returnTo: string
  /** For forms sent without script, by action. */
  tokens?: { login: string; register: string; reset: string }
  /** The secret of a mailed link. */
  resetToken?: string
  failure?: FormFailure
  notice?: 'linkSent' | 'passwordSet'
  values?: Readonly<Record<string, string>>
  inDialog?: boolean
}

export type StepProps = {
  flow: FlowProps
  email: string
  setEmail: (email: string) => void
  profile: ConsumerProfile | undefined
  go: (step: FlowStep) => void
  /** Someone is in now: look what is still to be asked. */
  signedIn: (how: { fresh: boolean; newsletter: boolean }) => Promise<void>
  /** Something about the profile was saved. */
  saved: () => Promise<void>
  finish: () => void
}

/** What comes after signing in. Nobody is asked for what he told before. */
export function stepAfterSignIn(profile: ConsumerProfile): FlowStep | undefined {
  const { consumerDetails: details, isLoyaltyMember } = profile
  if (details.employee && !details.employee.termsAccepted) return 'employee-terms'
  if (isPartiallyEnrolled(details)) return details.phone === undefined ? 'mobile' : 'profile'
  return isLoyaltyMember ? undefined : 'non-loyalty'
}

/** What comes after a part of the profile was completed. */
export function stepAfterSaving({ consumerDetails, preferences }: ConsumerProfile, from: FlowStep): FlowStep {
  if (from === 'mobile' && isPartiallyEnrolled(consumerDetails)) return 'profile'
  return preferences.interests === '' ? 'interests' : 'success'
}
