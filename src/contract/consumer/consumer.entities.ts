import { z } from 'zod'
import { Address } from '../address/address.entities.ts'
import { BirthDate, ConsumerId, CountryCode, Email, Phone, PostalCode, Timestamp, line, looseLine } from '../fields.ts'
import { Currency, Money } from '../products/price.entities.ts'

export const Gender = z.enum(['female', 'male', 'nonBinary', 'undisclosed']).meta({ id: 'Gender' })

const spend = { currentSpend: Money.meta({ examples: [42000] }), currency: Currency }

const EmployeeSpend = z
  .object({
    ...spend,
    annualCap: Money.meta({ examples: [500_000] }),
    termsAccepted: z.boolean().meta({ description: 'The discount counts only once the terms are accepted' }),
  })
  .meta({ id: 'EmployeeSpend' })

const CreditSpend = z
  .object({ ...spend, annualCredit: Money.meta({ examples: [200_000] }) })
  .meta({ id: 'CreditSpend' })

const ConsumerDetails = z
  .object({
    firstName: z
      .string()
      .optional()
      .meta({ examples: ['Robin'] }),
    lastName: z
      .string()
      .optional()
      .meta({ examples: ['Hale'] }),
    email: z.string().meta({ examples: ['member@cairn.test'] }),
    emailConfirmed: z
      .boolean()
      .optional()
      .meta({ description: 'Whether its owner followed the link that was mailed to it', examples: [true] }),
    pendingEmail: z
      .string()
      .optional()
      .meta({ description: 'Takes the place of the address once it is confirmed', examples: ['robin@cairn.test'] }),
    phone: z
      .string()
      .optional()
      .meta({ examples: ['+13035550147'] }),
    birthDate: BirthDate.optional(),
    gender: Gender.optional(),
    postalCode: z
      .string()
      .optional()
      .meta({ examples: ['80302'] }),
    address: z.array(Address),
    athlete: CreditSpend.optional(),
    employee: EmployeeSpend.optional(),
    prosumer: CreditSpend.optional(),
    identity: z.array(z.object({ type: z.enum(['WRANX', 'IPA']) })),
    source: z
      .object({
        acquisitionType: z.string().meta({ examples: ['ECOM15'] }),
        campaignName: z
          .string()
          .optional()
          .meta({ examples: ['first-snow'] }),
      })
      .optional(),
  })
  .meta({ id: 'ConsumerDetails' })

const channel = z.enum(['email', 'sms'])
const region = line(20).meta({ examples: ['NA'] })

const Subscription = z
  .object({
    channel,
    type: z.enum(['Newsletter', 'LoyaltyNewsletter']),
    optin: z.boolean(),
    doubleOptin: z.boolean().optional(),
    recipient: z
      .string()
      .optional()
      .meta({ description: 'The email address or the phone number', examples: ['member@cairn.test'] }),
    category: z
      .string()
      .optional()
      .meta({ examples: ['footer'] }),
    country: CountryCode.optional(),
    region: z
      .string()
      .optional()
      .meta({ examples: ['NA'] }),
    optinDate: Timestamp.optional(),
    optoutDate: Timestamp.optional(),
  })
  .meta({ id: 'Subscription' })

const Enrollment = z
  .object({
    type: z.literal('Loyalty'),
    optin: z.boolean(),
    doubleOptin: z.boolean().optional(),
    country: CountryCode.optional(),
    region: z
      .string()
      .optional()
      .meta({ examples: ['NA'] }),
    channel: z
      .string()
      .optional()
      .meta({ examples: ['web'] }),
  })
  .meta({ id: 'Enrollment' })

export const ConsumerProfile = z
  .object({
    consumerId: ConsumerId,
    consumerDetails: ConsumerDetails,
    preferences: z.object({
      interests: z.string().meta({ description: 'Split on the pipe character', examples: ['hiking|trail running'] }),
      preferredShoeSize: z
        .string()
        .optional()
        .meta({ examples: ['9'] }),
    }),
    subscriptions: z.array(Subscription),
    enrollments: z.array(Enrollment),
    isLoyaltyMember: z.boolean(),
    loyaltyOptInDate: Timestamp.optional(),
    loyaltySummary: z
      .object({
        points: z.object({
          balance: z
            .int()
            .min(0)
            .meta({ examples: [640] }),
        }),
      })
      .optional(),
  })
  .meta({ id: 'ConsumerProfile' })
export type ConsumerProfile = z.output<typeof ConsumerProfile>

export const Profile = z.object({ consumerProfile: ConsumerProfile }).meta({ id: 'Profile' })

const detailsInput = {
  firstName: line(60)
    .optional()
    .meta({ examples: ['Robin'] }),
  lastName: line(60)
    .optional()
    .meta({ examples: ['Hale'] }),
  phone: Phone.optional(),
  birthDate: BirthDate.optional(),
  gender: Gender.optional(),
  postalCode: PostalCode.optional(),
}

const sourceInput = z.strictObject({ acquisitionType: line(60).optional(), campaignName: line(100).optional() })

export const SubscriptionInput = z
  .strictObject({
    channel,
    type: z.enum(['Newsletter', 'LoyaltyNewsletter']).default('Newsletter'),
    optin: z.boolean(),
    doubleOptin: z.boolean().optional(),
    recipient: line(100)
      .optional()
      .meta({ examples: ['member@cairn.test'] }),
    category: line(60)
      .optional()
      .meta({ examples: ['footer'] }),
    country: CountryCode.optional(),
    region: region.optional(),
    optinDate: Timestamp.optional(),
    optoutDate: Timestamp.optional(),
  })
  .meta({ id: 'SubscriptionInput' })

const enrollmentInput = z
  .strictObject({
    type: z.literal('Loyalty'),
    optin: z.boolean(),
    doubleOptin: z.boolean().optional(),
    country: CountryCode.optional(),
    region: region.optional(),
    channel: line(20)
      .optional()
      .meta({ examples: ['web'] }),
  })
  .meta({ id: 'EnrollmentInput' })

const lists = {
  subscriptions: z.array(SubscriptionInput).max(20).optional(),
  enrollments: z.array(enrollmentInput).max(5).optional(),
}

const preferencesInput = z.strictObject({
  interests: looseLine(200)
    .optional()
    .meta({ description: 'Joined with the pipe character; empty for none', examples: ['hiking|snow'] }),
  preferredShoeSize: line(12)
    .optional()
    .meta({ examples: ['9'] }),
})

export const ProfileUpdate = z
  .strictObject({
    consumerProfile: z.strictObject({
      consumerDetails: z
        .strictObject({
          ...detailsInput,
          email: Email.optional(),
          employee: z.strictObject({ termsAccepted: z.literal(true) }).optional(),
          source: sourceInput.optional(),
        })
        .optional(),
      preferences: preferencesInput.optional(),
      ...lists,
    }),
  })
  .meta({ id: 'ProfileUpdate', description: 'What is left out stays as it is' })

export const ProfileCreation = z
  .strictObject({
    consumerProfile: z.strictObject({
      consumerDetails: z.strictObject({ ...detailsInput, email: Email, source: sourceInput.optional() }),
      preferences: preferencesInput.optional(),
      ...lists,
    }),
  })
  .meta({ id: 'ProfileCreation', description: 'A profile without a password, such as the newsletter form makes' })

export const SubscriptionUpdate = z
  .strictObject({
    consumerProfile: z.strictObject({
      consumerDetails: z.strictObject({ email: Email.optional(), phone: Phone.optional() }),
      subscriptions: z.array(SubscriptionInput).min(1).max(20),
    }),
  })
  .meta({ id: 'SubscriptionUpdate' })

const NotificationPreference = z
  .object({
    channel,
    topic: z.enum(['orders', 'promotions', 'backInStock', 'loyalty', 'events']),
    optin: z.boolean(),
  })
  .meta({ id: 'NotificationPreference' })

export const Subscriptions = z
  .object({
    consumerProfile: z.object({
      consumerDetails: ConsumerDetails.pick({ email: true, phone: true }).partial(),
      subscriptions: z.array(Subscription),
      notifications: z.array(NotificationPreference).optional().meta({ description: 'What we may write about' }),
    }),
  })
  .meta({ id: 'Subscriptions' })
