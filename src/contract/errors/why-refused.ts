import { z } from 'zod'

export const WHYS = [
  'missing',
  'empty',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooSmall',
  'tooLarge',
  'notOneOf',
  'notNumber',
  'notWhole',
  'notDate',
  'notEmail',
  'notAddress',
  'notKnown',
  'taken',
  'unseen',
  'wrongForm',
  'wrongKind',
] as const
type WhyName = (typeof WHYS)[number]

/** Why a field is refused: a name that every language has words for, and what fills them. */
export const WhyRefused = z
  .object({ name: z.enum(WHYS), values: z.record(z.string(), z.string()) })
  .meta({ id: 'WhyRefused', description: 'Why, for programs that say it in a language of their own' })
export type WhyRefused = z.output<typeof WhyRefused>

type Found = { readonly path: readonly PropertyKey[]; readonly message: string } & Readonly<Record<string, unknown>>

const why = (name: WhyName, values: WhyRefused['values'] = {}): WhyRefused => ({ name, values })

const FORMATS: Readonly<Record<string, WhyName>> = {
  email: 'notEmail',
  url: 'notAddress',
  date: 'notDate',
  datetime: 'notDate',
}

/** What a schema found, by name. */
export function whyRefused(issue: Found): WhyRefused {
  const { code, origin } = issue
  if (code === 'invalid_type') return wrongType(issue)
  if (code === 'too_small') return tooLittle(origin, String(issue['minimum']))
  if (code === 'too_big') return tooMuch(origin, String(issue['maximum']))
  if (code === 'invalid_value')
    return why('notOneOf', { list: Array.isArray(issue['values']) ? issue['values'].join(', ') : '' })
  if (code === 'unrecognized_keys') return why('notKnown')
  if (isUnseen(issue)) return why('unseen')
  return why(FORMATS[String(issue['format'])] ?? 'wrongForm')
}

const Unseen = z.object({ params: z.object({ why: z.literal('unseen') }) })
/** Signs in a name that show nothing, or turn the others around. */
const isUnseen = (issue: Found): boolean => Unseen.safeParse(issue).success

function wrongType(issue: Found): WhyRefused {
  const isMissing = 'input' in issue ? issue['input'] === undefined : issue.message.endsWith('received undefined')
  if (isMissing) return why('missing')
  if (issue['expected'] === 'int') return why('notWhole')
  return why(issue['expected'] === 'number' ? 'notNumber' : 'wrongKind')
}

function tooLittle(origin: unknown, least: string): WhyRefused {
  if (origin === 'string') return least === '1' ? why('empty') : why('tooShort', { count: least })
  return why(origin === 'array' ? 'tooFew' : 'tooSmall', { count: least })
}

function tooMuch(origin: unknown, most: string): WhyRefused {
  if (origin === 'string') return why('tooLong', { count: most })
  return why(origin === 'array' ? 'tooMany' : 'tooLarge', { count: most })
}
