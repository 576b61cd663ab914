import type { SiteFeatures } from '../sites/sites.ts'

export type SignUpNeeds = {
  readonly names: boolean
  readonly birthDate: boolean
  readonly phone: boolean
  readonly gender: boolean
  readonly sms: boolean
}

/** What a site asks of someone who makes an account, and of someone who joins the loyalty program. */
export function signUpNeeds(features: SiteFeatures, loyalty: boolean): SignUpNeeds {
  // Where an address and a password are enough to begin, there is no number to text to yet.
  const sms = features.smsRequired && !features.simplifiedEnrollment
  return {
    names: loyalty || !features.simplifiedEnrollment,
    birthDate: features.birthDateRequired || (loyalty && features.birthDateRequiredForLoyalty),
    phone: sms || (loyalty && features.phoneRequiredForLoyalty),
    gender: features.genderAsked,
    sms,
  }
}
