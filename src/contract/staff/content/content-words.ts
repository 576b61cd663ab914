import { z } from 'zod'
import { LANGUAGES, LOCALES } from '#domain/sites/sites.ts'
import { Reason } from '../../content/content-reasons.ts'

/** The words in which the staff's calls speak of content. */
export const Slug = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9]+(?:[-_/][A-Za-z0-9]+)*$/)
  .meta({ description: 'The name of an object', examples: ['help/returns'] })
export const Scope = z
  .string()
  .regex(new RegExp(`^(?:${['any', ...LANGUAGES, ...LOCALES].join('|')})$`))
  .meta({ description: 'A layer: any, a language or a locale', examples: ['fr'] })
export const Problem = z
  .object({
    scope: Scope,
    component: z.string(),
    id: z.string(),
    path: z.string(),
    message: z.string(),
    reason: Reason,
  })
  .meta({ id: 'ContentProblem', description: 'What a page would leave out, and why' })

export const Warning = z
  .object({
    about: z.enum(['noTitle', 'deadLink', 'secondHeading', 'noAlt', 'unsaid']),
    locales: z.array(z.enum(LOCALES)).meta({ description: 'Whose visitors it is true for' }),
    id: z.string().optional().meta({ description: 'The section it is in' }),
    value: z.string().meta({ description: 'The language, the address, the heading, or how many pictures or texts' }),
  })
  .meta({ id: 'ContentWarning', description: 'What visitors would stumble over' })

export const Seen = z
  .string()
  .max(64)
  .meta({ description: 'Stands for the working copy as it was checked: no other is published' })

export const MustAsk = z
  .boolean()
  .meta({ description: 'What is begun waits for somebody else’s eyes: whoever asks this cannot publish it as it is' })
