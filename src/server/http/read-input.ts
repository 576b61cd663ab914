import { z } from 'zod'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { isErrorName } from '#contract/errors/errors.ts'
import { Said } from '#contract/errors/said.ts'
import { whyRefused } from '#contract/errors/why-refused.ts'
import type { Language } from '#domain/sites/sites.ts'
import { StoreError } from '../store-error.ts'
import { wayToNul } from './way-to-nul.ts'

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
    const result = schema.safeParse(value ?? {}, { error: REASONS[language], reportInput: true })
    if (result.success) return result.data
    throw refusal(part, result.error)
  }
  if (!endpoint.query) parsePart(NO_QUERY, 'query', raw.query)
  const input: RawInput = {}
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!schema) continue
    input[part] = parsePart(schema, part, raw[part])
    if (part !== 'body' || !endpoint.anySigns) refuseNul(part, raw[part])
  }
  return input
}

const UNKEPT = new Said({
  en: 'this holds a sign that no text has',
  fr: 'il y a ici un signe qui n’existe dans aucun texte',
  de: 'hier steht ein Zeichen, das kein Text hat',
  es: 'aquí hay un signo que ningún texto tiene',
})

const UNSEEN = new Said({
  en: 'this holds a sign that nobody sees, or that turns the direction of writing',
  fr: 'il y a ici un signe que personne ne voit, ou qui inverse le sens de l’écriture',
  de: 'hier steht ein Zeichen, das niemand sieht oder das die Schreibrichtung umkehrt',
  es: 'aquí hay un signo que nadie ve o que invierte el sentido de la escritura',
})

function refuseNul(part: string, value: unknown): void {
  const way = wayToNul(value)
  if (!way) return
  const why = { name: 'wrongForm', values: {} }
  throw new StoreError('INVALID_INPUT', { field: [part, ...way].join('.'), reason: UNKEPT, why })
}

function refusal(part: string, { issues: [first] }: z.ZodError): StoreError {
  const issue = first && closest(first)
  const field = [part, ...(issue?.path ?? [])].join('.')
  const message = issue?.message ?? 'not readable'
  if (isErrorName(message))
    return new StoreError(message, { field, ...(issue?.code === 'too_big' && { maxLength: Number(issue.maximum) }) })
  const why = issue && whyRefused({ ...issue })
  const reason = why?.name === 'unseen' ? UNSEEN : message
  return new StoreError('INVALID_INPUT', { field, reason, ...(why && { why }) })
}

/** What was meant where several forms would do: the one that was followed furthest, and what is wrong with it there. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || isErrorName(issue.message)) return issue
  const inside = issue.errors.flatMap(([first]) => (first ? [closest(first)] : []))
  const [found] = inside.filter(({ message }) => !isErrorName(message)).toSorted(furthestFirst)
  return found ? { ...found, path: [...issue.path, ...found.path] } : issue
}

const furthestFirst = (one: z.core.$ZodIssue, other: z.core.$ZodIssue) => other.path.length - one.path.length
