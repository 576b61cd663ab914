const SIGN_IN_STEPS = [
  'lookup',
  'sign-in',
  'sign-up',
  'forgot-password',
  'non-loyalty',
  'welcome',
  'mobile',
  'profile',
  'interests',
  'success',
] as const
export type SignInStep = (typeof SIGN_IN_STEPS)[number]

type PersonalDetails = {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly postalCode?: string | undefined
  readonly birthDate?: string | undefined
}

const filled = (value: string | undefined): boolean => value !== undefined && value !== ''

/** Lookup for guests, mobile completion without a phone, profile completion with one. */
export function firstSignInStep(viewer: { loggedIn: boolean; phone?: string | undefined }): SignInStep {
  if (!viewer.loggedIn) return 'lookup'
  return filled(viewer.phone) ? 'profile' : 'mobile'
}

/** Has an email but lacks any of phone, names, postal code or birth date. */
export function isPartiallyEnrolled(details: PersonalDetails): boolean {
  const { email, phone, firstName, lastName, postalCode, birthDate } = details
  return filled(email) && [phone, firstName, lastName, postalCode, birthDate].some(value => !filled(value))
}

export type InterestsFacts = {
  readonly collectionOn: boolean
  readonly dependsOnNewsletter: boolean
  readonly newsletterChosen: boolean
  readonly skipped: boolean
  readonly signInToBuy: boolean
}

/** Whether the interests dialog opens after a sign-up. */
export const asksInterests = (facts: InterestsFacts): boolean =>
  !facts.skipped && !facts.signInToBuy && facts.collectionOn && (!facts.dependsOnNewsletter || facts.newsletterChosen)
