import { z } from 'zod'

/** What a mail server says when it does not take a letter. */
const SmtpError = z.object({
  responseCode: z.number(),
  response: z.string().default(''),
  command: z.string().default(''),
})

const FIRST_PERMANENT = 500
/** Nobody is there: unknown, moved, or named in a way no mailbox is. */
const NOBODY_THERE = /^5\.(?:1\.(?:[0-3]|6|10)|2\.1)\b/
const NOBODY_THERE_CODES: ReadonlySet<number> = new Set([550, 551, 553])
/** The mailbox is full, or the server is: that passes. */
const PASSES = /^5\.(?:2\.2|3\.1|4\.\d+)\b/
/** Whoever is not let in has a wrong setting: once it is right, the letter leaves. */
const OUR_SETTINGS: ReadonlySet<number> = new Set([530, 534, 535, 538])

export type Refusal = { readonly kind: 'address' | 'letter'; readonly said: string }

/** Why a letter will never be taken: its address is dead, or the server wants no such letter. Undefined where trying again may help. */
export function refusalIn(error: unknown): Refusal | undefined {
  const { data } = SmtpError.safeParse(error)
  if (!data || data.responseCode < FIRST_PERMANENT || OUR_SETTINGS.has(data.responseCode)) return undefined
  const said = data.response.replaceAll(/\S+@\S+/g, '[address]').slice(0, 200)
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(data.response)?.[1]
  if (status !== undefined && PASSES.test(status)) return undefined
  const isNobody = status === undefined ? NOBODY_THERE_CODES.has(data.responseCode) : NOBODY_THERE.test(status)
  return { kind: isNobody && data.command.startsWith('RCPT') ? 'address' : 'letter', said }
}
