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
  /** Where a new account says that it comes from. */
  leadSource?: string
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

/** What comes after signing in. Nobody is asked for what he told before, and on the way to pay for nothing that can wait. */
export function stepAfterSignIn(locale: Locale, profile: ConsumerProfile, toBuy = false): FlowStep | undefined {
  const { consumerDetails: details, isLoyaltyMember } = profile
  if (details.employee && !details.employee.termsAccepted) return 'employee-terms'
  if (toBuy) return undefined
  if (isPartiallyEnrolled(details)) return firstSignInStep({ loggedIn: true, phone: details.phone })
  return isLoyaltyMember || !siteOfLocale(locale).features.loyalty ? undefined : 'non-loyalty'
}

/** What comes after a part of the profile was completed. */
export function stepAfterSaving(locale: Locale, profile: ConsumerProfile, from: FlowStep): FlowStep {
  if (from === 'mobile' && isPartiallyEnrolled(profile.consumerDetails)) return 'profile'
  const asks = siteOfLocale(locale).features.asksInterests
  return asks && profile.preferences.interests === '' ? 'interests' : 'success'
}

/** Nobody is invited to join where nobody can. */
export const lookupTitle = (locale: Locale) =>
  siteOfLocale(locale).features.newSignUp ? 'signin.lookupTitle' : 'signin.signInTitle'

/** Where someone new goes on; nowhere new while the site takes nobody in. */
export function joinStep(locale: Locale): FlowStep {
  const { newSignUp, simplifiedEnrollment } = siteOfLocale(locale).features
  return !newSignUp ? 'sign-in' : simplifiedEnrollment ? 'enroll' : 'sign-up'
}

/** A dialog that would begin with what the site has switched off begins with what is nearest to it. */
export function firstStep(locale: Locale, asked: FlowStep): FlowStep {
  const { newSignUp, asksInterests } = siteOfLocale(locale).features
  if (asked === 'sign-up' && !newSignUp) return 'sign-in'
  return asked === 'interests' && !asksInterests ? 'lookup' : asked
}

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
