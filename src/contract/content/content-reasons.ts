import { z } from 'zod'

const REASONS = [
  'missing',
  'empty',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'tooSmall',
  'tooLarge',
  'notOneOf',
  'notColour',
  'notAddress',
  'notDate',
  'wrongForm',
  'wrongKind',
  'noSection',
  'noSectionLike',
  'tooDeep',
  'notInLibrary',
  'noLetter',
  'noPlaceholder',
  'unsaidPlaceholder',
  'linkInLetter',
] as const
export type ReasonName = (typeof REASONS)[number]

/** Why something is refused: a name that every language of the staff has words for, and what fills them. */
export const Reason = z
  .object({ name: z.enum(REASONS), values: z.record(z.string(), z.string()) })
  .meta({ id: 'ContentReason', description: 'Why, for programs that say it in a language of their own' })
export type Reason = z.output<typeof Reason>

export const reason = (name: ReasonName, values: Reason['values'] = {}): Reason => ({ name, values })

type Found = { readonly path: readonly PropertyKey[]; readonly message: string } & Readonly<Record<string, unknown>>

/** What a schema found, by name. */
export function reasonOfIssue(issue: Found): Reason {
  const { code, origin, message } = issue
  if (code === 'invalid_type') return reason(message.endsWith('received undefined') ? 'missing' : 'wrongKind')
  if (code === 'too_small') return tooLittle(origin, String(issue['minimum']))
  if (code === 'too_big') return tooMuch(origin, String(issue['maximum']))
  if (code === 'invalid_value')
    return reason('notOneOf', { list: Array.isArray(issue['values']) ? issue['values'].join(', ') : '' })
  const name = String(issue.path.findLast(part => typeof part === 'string') ?? '')
  if (/colou?r$/i.test(name)) return reason('notColour')
  if (/(?:url|src)$/i.test(name)) return reason('notAddress')
  return reason(String(issue['format']).startsWith('date') ? 'notDate' : 'wrongForm')
}

function tooLittle(origin: unknown, least: string): Reason {
  if (origin === 'string') return least === '1' ? reason('empty') : reason('tooShort', { count: least })
  return reason(origin === 'array' ? 'tooFew' : 'tooSmall', { count: least })
}

function tooMuch(origin: unknown, most: string): Reason {
  if (origin === 'string') return reason('tooLong', { count: most })
  return reason(origin === 'array' ? 'tooMany' : 'tooLarge', { count: most })
}
