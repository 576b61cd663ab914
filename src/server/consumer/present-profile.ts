import { z } from 'zod'
import { Gender, type ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { formatInterests } from '#domain/consumer/interests.ts'
import { PROGRAM_TERMS } from '#domain/promotions/spend.ts'
import type { Shop } from '../shop.ts'
import { presentAddress } from './addresses.service.ts'
import type { EnrollmentRow, ProfileRow } from './profile.queries.ts'
import { presentSubscription } from './subscriptions.service.ts'

/** What a later version wrote is left out. */
const KnownGender = Gender.optional().catch(undefined)
const Identities = z.array(z.enum(['IPA', 'WRANX']).or(z.null()).catch(null))

export function presentProfile(shop: Shop, row: ProfileRow): ConsumerProfile {
  const { enrollment } = row
  const joined = shop.site.features.loyalty ? enrollment : undefined
  return {
    consumerId: row.id,
    consumerDetails: {
      ...detailsOf(row),
      ...addressOf(shop, row),
      ...spendOf(shop, row),
      address: row.addresses.map(each => presentAddress(shop, each)),
    },
    preferences: {
      interests: formatInterests(row.interests),
      ...(row.preferred_shoe_size !== null && { preferredShoeSize: row.preferred_shoe_size }),
    },
    subscriptions: row.subscriptions.map(presentSubscription),
    enrollments: enrollment ? [presentEnrollment(enrollment)] : [],
    isLoyaltyMember: joined?.optin ?? false,
    ...(joined?.optin && {
      ...(joined.optin_at !== null && { loyaltyOptInDate: new Date(joined.optin_at).toISOString() }),
      loyaltySummary: { points: { balance: Math.max(row.points, 0) } },
    }),
  }
}

const detailsOf = (row: ProfileRow) => ({
  email: row.email,
  ...(row.first_name !== null && { firstName: row.first_name }),
  ...(row.last_name !== null && { lastName: row.last_name }),
  ...(row.phone !== null && { phone: row.phone }),
  ...(row.birth_date !== null && { birthDate: row.birth_date }),
  ...genderOf(row),
  ...(row.postal_code !== null && { postalCode: row.postal_code }),
  ...(row.source !== null && {
    source: { acquisitionType: row.source, ...(row.campaign !== null && { campaignName: row.campaign }) },
  }),
})

function genderOf(row: ProfileRow) {
  const gender = KnownGender.parse(row.gender ?? undefined)
  return gender === undefined ? {} : { gender }
}

const addressOf = ({ now }: Shop, row: ProfileRow) => ({
  emailConfirmed: row.email_unproven_since === null,
  ...(row.pending_email !== null &&
    row.pending_email_until !== null &&
    new Date(row.pending_email_until) > now && { pendingEmail: row.pending_email }),
})

const presentEnrollment = (row: EnrollmentRow) => ({
  type: 'Loyalty' as const,
  optin: row.optin,
  ...(row.double_optin !== null && { doubleOptin: row.double_optin }),
  ...(row.country !== null && { country: row.country }),
  ...(row.region !== null && { region: row.region }),
  ...(row.channel !== null && { channel: row.channel }),
})

/** Programs are for whoever has shown that the address is his: they may have been given to it before he came. */
function spendOf({ site: { currency } }: Shop, row: ProfileRow) {
  if (row.email_unproven_since !== null) return { identity: [] }
  const identity = Identities.parse(row.identities).flatMap(type => (type === null ? [] : [{ type }]))
  const spent = (program: string) => ({ currentSpend: row.spent[program] ?? 0, currency })
  const [pro] = identity
  return {
    identity,
    ...(row.is_employee && {
      employee: {
        ...spent('employee'),
        annualCap: PROGRAM_TERMS.employee.annualLimit,
        termsAccepted: row.employee_terms_at !== null,
      },
    }),
    ...(row.is_athlete && { athlete: { ...spent('athlete'), annualCredit: PROGRAM_TERMS.athlete.annualLimit } }),
    ...(pro && { prosumer: { ...spent('prosumer'), annualCredit: PROGRAM_TERMS[pro.type].annualLimit } }),
  }
}
