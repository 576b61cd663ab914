import { z } from 'zod'
import { PROGRAMS } from '#domain/promotions/spend.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { ConsumerId, Email, line } from '../fields.ts'
import { Currency } from '../products/price.entities.ts'
import { EventId } from '../content/content-events.ts'
import { CouponNames, Customer, CustomerRow, EventGuest, Guest, HandedOut, Kept } from './customers.entities.ts'
import { personal, secret } from '../hidden.ts'
import { staffEndpoint } from './staff-endpoint.ts'
import { Done, Moment } from './staff.entities.ts'

const one = z.object({ id: ConsumerId })
const reason = line(300).meta({ description: 'Why, for who reads it later', examples: ['Asked by telephone'] })
const NOT_NOW = ['STAFF_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_NOT_NOW'] as const
const address = z.object({ email: Email.meta({ ...Email.meta(), ...personal }), reason })

export const customers = {
  find: staffEndpoint({
    method: 'GET',
    path: '/customers',
    staff: 'customers.read',
    personal: 'found',
    summary: 'Find people by name, email, end of a telephone number, member number or id',
    query: z.object({ q: line(120), site: z.enum(SITE_IDS).optional() }),
    response: z.object({ rows: z.array(CustomerRow) }),
  }),
  guests: staffEndpoint({
    method: 'GET',
    path: '/event-guests/{eventId}',
    staff: 'customers.read',
    personal: true,
    summary: 'Who comes to an event, and how many people on each of its days',
    params: z.object({ eventId: EventId }),
    response: z.object({
      days: z.array(z.object({ day: z.iso.date(), people: z.int() })),
      rows: z.array(EventGuest).meta({ description: 'Of the sites one may see, five hundred at most' }),
    }),
  }),
  read: staffEndpoint({
    method: 'GET',
    path: '/customers/{id}',
    staff: 'customers.read',
    personal: true,
    summary: 'Show one person: profile, orders, cases, consents, points and vouchers',
    params: one,
    response: Customer,
    errors: ['STAFF_NOT_FOUND'],
  }),
  unlock: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/unlock',
    staff: 'customers.write',
    summary: 'Let somebody try their password again',
    params: one,
    response: Done,
    errors: [...NOT_NOW],
  }),
  resendConfirmation: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/confirmation',
    staff: 'customers.write',
    summary: 'Send the link that confirms an address again',
    params: one,
    response: Done,
    errors: [...NOT_NOW],
  }),
  setBirthDate: staffEndpoint({
    method: 'PUT',
    path: '/customers/{id}/birth-date',
    staff: 'customers.write',
    summary: 'Correct a birth date, which people cannot change themselves',
    params: one,
    body: z.object({ birthDate: z.iso.date().meta({ ...personal, examples: ['1990-05-14'] }), reason }),
    response: Done,
    errors: [...NOT_NOW, 'INVALID_AGE', 'INVALID_INPUT'],
  }),
  setProgram: staffEndpoint({
    method: 'PUT',
    path: '/customers/{id}/programs/{program}',
    staff: 'customers.write',
    proof: true,
    summary: 'Say that somebody belongs to a program, or no more; above one’s limit it is asked of a second person',
    params: one.extend({ program: z.enum(PROGRAMS) }),
    body: z.object({ verified: z.boolean(), reason }),
    response: Done.extend({ state: z.enum(['given', 'waiting']) }),
    errors: [...NOT_NOW],
  }),
  couponTemplates: staffEndpoint({
    method: 'GET',
    path: '/customers/{id}/coupon-templates',
    staff: 'customers.write',
    summary: 'List the coupons that may be given to somebody',
    params: one,
    response: z.object({
      currency: Currency,
      limit: z.int().meta({ description: 'What you give alone; above it a second person decides' }),
      templates: z.array(z.object({ id: z.string(), names: CouponNames, worth: z.int() })),
    }),
    errors: [...NOT_NOW],
  }),
  giveCoupon: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/coupons',
    staff: 'customers.write',
    proof: true,
    summary: 'Give somebody a coupon and mail it; above one’s limit it is asked of a second person',
    params: one,
    body: z.object({ template: z.string().max(64), reason }),
    response: z.object({ state: z.enum(['given', 'waiting']) }),
    errors: [...NOT_NOW],
  }),
  revokeCoupon: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/coupons/revoked',
    staff: 'customers.write',
    summary: 'Let a coupon of somebody count no more',
    params: one,
    body: z.object({ code: line(64).meta(secret), reason }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  addPoints: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/points',
    staff: 'customers.write',
    proof: true,
    summary: 'Give or take points; above one’s limit it is asked of a second person',
    params: one,
    body: z.object({
      points: z
        .int()
        .min(-100_000)
        .max(100_000)
        .refine(points => points !== 0),
      reason,
    }),
    response: z.object({ state: z.enum(['given', 'waiting']) }),
    errors: [...NOT_NOW],
  }),
  merge: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/merge',
    staff: 'customers.write',
    proof: true,
    summary: 'Join another account of the same person into this one; the other one goes',
    params: one,
    body: z.object({ other: ConsumerId, reason }),
    response: Done,
    errors: [...NOT_NOW],
  }),
  export: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/export',
    staff: 'customers.export',
    proof: true,
    summary: 'Put together all that is known about a person, to hand it out',
    params: one,
    body: z.object({ reason }),
    response: HandedOut,
    errors: [...NOT_NOW],
  }),
  erase: staffEndpoint({
    method: 'POST',
    path: '/customers/{id}/erase',
    staff: 'customers.erase',
    proof: true,
    summary: 'Forget a person; says what must be kept and why',
    params: one,
    body: address,
    response: z.object({ kept: z.array(Kept) }),
    errors: [...NOT_NOW],
  }),
  guest: staffEndpoint({
    method: 'POST',
    path: '/guests/search',
    staff: 'customers.read',
    personal: true,
    readOnly: true,
    summary: 'Show what is kept under an address that no account has',
    body: z.object({ email: Email.meta({ ...Email.meta(), ...personal }) }),
    response: Guest,
  }),
  exportGuest: staffEndpoint({
    method: 'POST',
    path: '/guests/export',
    staff: 'customers.export',
    proof: true,
    summary: 'Put together all that is kept under an address without an account',
    body: address,
    response: HandedOut,
    errors: [...NOT_NOW],
  }),
  eraseGuest: staffEndpoint({
    method: 'POST',
    path: '/guests/erase',
    staff: 'customers.erase',
    proof: true,
    summary: 'Forget what is kept under an address without an account; says what must be kept and why',
    body: address,
    response: z.object({ kept: z.array(Kept) }),
    errors: [...NOT_NOW],
  }),
  retention: staffEndpoint({
    method: 'GET',
    path: '/customers-retention',
    staff: 'customers.read',
    summary: 'Say what is kept of people, how much, since when, and when it goes',
    response: z.object({
      rows: z.array(
        z.object({
          what: z.string(),
          count: z.int(),
          oldest: Moment.optional(),
          rule: z.enum(['account', 'books', 'underWay', 'conversation', 'letters', 'proof']),
        }),
      ),
    }),
  }),
}
