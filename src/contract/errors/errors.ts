import { z } from 'zod'
import { CART_ERRORS } from './errors.cart.ts'
import { CHECKOUT_ERRORS } from './errors.checkout.ts'
import { IDENTITY_ERRORS } from './errors.identity.ts'
import { PAYMENT_ERRORS } from './errors.payment.ts'
import { PROFILE_ERRORS } from './errors.profile.ts'
import { PROMOTION_ERRORS } from './errors.promotions.ts'
import { REFUSAL_ERRORS } from './errors.refusal.ts'
import { REQUEST_ERRORS } from './errors.request.ts'
import { STAFF_ERRORS } from './errors.staff.ts'
import { WhyRefused } from './why-refused.ts'

/** The names that own an id: each id of the catalogue belongs to exactly one of them. */
export const OWNING_ERRORS = {
  ...REQUEST_ERRORS,
  ...IDENTITY_ERRORS,
  ...PROFILE_ERRORS,
  ...CART_ERRORS,
  ...PROMOTION_ERRORS,
  ...CHECKOUT_ERRORS,
  ...PAYMENT_ERRORS,
} as const

/** Every failure a call can answer with, by name. Status, id and message are written nowhere else. */
export const ERRORS = { ...OWNING_ERRORS, ...REFUSAL_ERRORS, ...STAFF_ERRORS } as const

export type ErrorName = keyof typeof ERRORS

export const isErrorName = (name: string): name is ErrorName => Object.hasOwn(ERRORS, name)

/**
 * Makes a schema fail as a named error: `z.string(failsAs('GC_MISSING_CODE'))`. Whoever reads the issues looks whether
 * the message is an error name, and answers that error in place of INVALID_INPUT.
 */
export const failsAs = (name: ErrorName) => ({ error: name })

/** Fills `{placeholder}`s; one without a value stays out of the sentence. */
export const fillMessage = (message: string, details: Readonly<Record<string, unknown>>) =>
  message.replace(/\{(\w+)\}/g, (_, key: string) => String(details[key] ?? '')).trim()

export const ErrorDetail = z
  .looseObject({
    errorId: z.string().meta({ description: 'An id of the error catalogue', examples: ['INV408'] }),
    message: z.string().meta({ examples: ['You can buy 2 of this item at most.'] }),
    name: z
      .enum(Object.keys(ERRORS).filter(isErrorName))
      .optional()
      .meta({ description: 'The name of the error', examples: ['ADDED_MAX_QUANTITY'] }),
    field: z
      .string()
      .optional()
      .meta({ description: 'The field at fault', examples: ['body.qty'] }),
    reason: z.string().optional().meta({ description: 'What is wrong with the field' }),
    why: WhyRefused.optional(),
  })
  .meta({ id: 'ErrorDetail', description: 'Also carries the values its message names, such as maxAllowedQty' })

export const ErrorResponse = z
  .object({
    errorDetails: z.array(ErrorDetail).min(1),
    appId: z.string().meta({ examples: ['cairn'] }),
    correlationId: z.string().meta({ examples: ['0b2f6f1e-6a0c-4c51-9f57-3c2a4f7f0e11'] }),
  })
  .meta({ id: 'ErrorResponse', description: 'The answer of every call that fails' })

export type ErrorDetail = z.output<typeof ErrorDetail>
export type ErrorResponse = z.output<typeof ErrorResponse>
