import { z } from 'zod'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { isErrorName } from '#contract/errors/errors.ts'
import type { Language } from '#domain/sites/sites.ts'
import { StoreError } from '../store-error.ts'

/** The parts of a request before anyone has looked at them. */
export type RawInput = { params?: unknown; query?: unknown; headers?: unknown; body?: unknown }

const PARTS = ['params', 'query', 'headers', 'body'] as const

/** A call that declares no parameters in its query has none: what it does not know it refuses, as every call does. */
const NO_QUERY = z.strictObject({})

/** Why a value is refused where the contract has no words of its own for it. */
const REASONS = {
  en: z.locales.en().localeError,
  fr: z.locales.fr().localeError,
  de: z.locales.de().localeError,
  es: z.locales.es().localeError,
} satisfies Record<Language, z.core.$ZodErrorMap>

export function readInput<E extends Endpoint>(endpoint: E, raw: RawInput, language: Language): Input<E>
export function readInput(endpoint: Endpoint, raw: RawInput, language: Language): unknown {
  const parsePart = (schema: z.ZodType, part: string, value: unknown) => {
    const result = schema.safeParse(value ?? {}, { error: REASONS[language] })
    if (result.success) return result.data
    throw refusal(part, result.error)
  }
  if (!endpoint.query) parsePart(NO_QUERY, 'query', raw.query)
  const input: RawInput = {}
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (schema) input[part] = parsePart(schema, part, raw[part])
  }
  return input
}

function refusal(part: string, error: z.ZodError): StoreError {
  const [issue] = error.issues
  const field = [part, ...(issue?.path ?? [])].join('.')
  const message = issue?.message ?? 'not readable'
  return isErrorName(message)
    ? new StoreError(message, { field, ...(issue?.code === 'too_big' && { maxLength: Number(issue.maximum) }) })
    : new StoreError('INVALID_INPUT', { field, reason: message })
}
