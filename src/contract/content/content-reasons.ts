import { z } from 'zod'
import { WHYS, whyRefused } from '../errors/why-refused.ts'

const REASONS = [
  ...WHYS,
  'notColour',
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

/** What a schema found, by name: what has no form of its own is told by what its field is called. */
export function reasonOfIssue(issue: Found): Reason {
  const found = whyRefused(issue)
  if (found.name !== 'wrongForm') return found
  const name = String(issue.path.findLast(part => typeof part === 'string') ?? '')
  if (/colou?r$/i.test(name)) return reason('notColour')
  return /(?:url|src)$/i.test(name) ? reason('notAddress') : found
}
