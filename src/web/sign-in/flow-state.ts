import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { firstSignInStep, isPartiallyEnrolled, type SignInStep } from '#domain/identity/sign-in-flow.ts'
import { siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import type { FormFailure } from './error-text.ts'

export type FlowStep = SignInStep | 'enroll' | 'employee-terms' | 'reset' | 'confirmation'

/** A guest's order that comes along into the account, with its proof. */
export type OrderToTake = { orderNo: string; st: string }

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
  order?: OrderToTake
}

/** `new` has told everything the form asks; `begun` only an address and a password. */
export type Entrance = { as: 'returning' | 'new' | 'begun'; newsletter?: boolean }

export type StepProps = {
  flow: FlowProps
  email: string
  setEmail: (email: string) => void
  profile: ConsumerProfile | undefined
  go: (step: FlowStep) => void
  /** Someone is in now: look what is still to be asked. */
  signedIn: (how: Entrance) => Promise<void>
  /** Something about the profile was saved. */
  saved: () => Promise<void>
  finish: () => void
}

/** What comes after signing in. Nobody is asked for what he told before. */
export function stepAfterSignIn(profile: ConsumerProfile): FlowStep | undefined {
  const { consumerDetails: details, isLoyaltyMember } = profile
  if (details.employee && !details.employee.termsAccepted) return 'employee-terms'
  if (isPartiallyEnrolled(details)) return firstSignInStep({ loggedIn: true, phone: details.phone })
  return isLoyaltyMember ? undefined : 'non-loyalty'
}

/** What comes after a part of the profile was completed. */
export function stepAfterSaving({ consumerDetails, preferences }: ConsumerProfile, from: FlowStep): FlowStep {
  if (from === 'mobile' && isPartiallyEnrolled(consumerDetails)) return 'profile'
  return preferences.interests === '' ? 'interests' : 'success'
}

/** Where someone new goes on. */
export const joinStep = (locale: Locale): FlowStep =>
  siteOfLocale(locale).features.simplifiedEnrollment ? 'enroll' : 'sign-up'

const FOR_GUESTS: ReadonlySet<FlowStep> = new Set([
  'lookup',
  'sign-in',
  'sign-up',
  'enroll',
  'forgot-password',
  'reset',
])

/** Steps that only make sense for someone who is in. */
export const isForMembers = (step: FlowStep): boolean => !FOR_GUESTS.has(step)
