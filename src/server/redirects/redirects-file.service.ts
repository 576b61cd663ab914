import { setImmediate as othersFirst } from 'node:timers/promises'
import { reasonFor } from '#contract/errors/said.ts'
import { Scope } from '#contract/staff/content/content-words.ts'
import { FROM_PATH, LONGEST_ADDRESS, TO_PATH, type RedirectRule } from '#domain/redirects/redirect-rules.ts'
import { requireOnLayers } from '../content/layer-rights.ts'
import { newId } from '../identity/ids.ts'
import type { Desk } from '../staff/staff.ts'
import { csvLine } from '#domain/bulk/csv.ts'
import * as queries from './redirects.queries.ts'
import { refusalOf, type Refused } from './redirects.service.ts'

const HEADS = ['scope', 'from', 'to'] as const
const isScope = (text: string) => Scope.safeParse(text).success

export async function redirectsAsFile({ db }: Desk): Promise<{ csv: string }> {
  const rows = await queries.allRedirects(db)
  const lines = rows.map(({ scope, from, to, hits }) => csvLine([scope, from, to, hits]))
  return { csv: [csvLine([...HEADS, 'hits']), ...lines].join('\r\n') }
}

/** Each line is held against all there is. */
const MOST_LINES = 2000
const LINES_AT_ONCE = 10
type Problem = { readonly line: number; readonly message: string }

/** All lines or none; what a line says already is left as it is. */
export async function takeInRedirects(desk: Desk, csv: string) {
  const { db, staff, record, language } = desk
  const told = (line: number, refused: Refused): Problem => ({ line, message: reasonFor(...refused).in(language) })
  await queries.lockRedirects(db)
  const all = await queries.allRedirects(db)
  const fresh = freshLines(csv, all)
  const scopes = new Set(fresh.map(({ rule }) => rule.scope).filter(isScope))
  requireOnLayers(desk, 'content.publish', [...scopes])
  const tooMany = fresh[MOST_LINES]
  if (tooMany) {
    return { added: 0, problems: [told(tooMany.line, ['fileTooLong', { most: MOST_LINES }])] }
  }
  const added: queries.StoredRedirect[] = []
  const problems: Problem[] = []
  for (const [at, { line, rule }] of fresh.entries()) {
    if (at % LINES_AT_ONCE === 0) await othersFirst()
    const refused = wrongIn(rule) ?? refusalOf(rule, all)
    if (refused) problems.push(told(line, refused))
    else {
      const made = { ...rule, id: newId('rdr'), madeBy: staff.id, createdAt: desk.now, hits: 0, lastHitAt: null }
      all.push(made)
      added.push(made)
    }
  }
  if (problems.length > 0) return { added: 0, problems }
  await queries.writeRedirects(db, added, staff.id)
  for (const { id, scope, from, to } of added)
    record({
      type: 'redirect',
      id,
      changes: Object.entries({ scope, from, to }).map(([field, after]) => ({ field, after })),
    })
  return { added: added.length, problems }
}

const textOf = ({ scope, from, to }: RedirectRule) => JSON.stringify([scope, from, to])

/** The lines that say something new. */
function freshLines(csv: string, known: readonly RedirectRule[]): { line: number; rule: RedirectRule }[] {
  const said = new Set(known.map(textOf))
  return csv.split(/\r?\n/).flatMap((text, at) => {
    const [scope = '', from = '', to = ''] = text.split(/[,;\t]/).map(cell => cell.trim().replaceAll('"', ''))
    if (text.trim() === '' || (at === 0 && from === HEADS[1])) return []
    const rule = { scope, from, to }
    return said.has(textOf(rule)) ? [] : { line: at + 1, rule }
  })
}

function wrongIn({ scope, from, to }: RedirectRule): Refused | undefined {
  // What no text has, a database does not keep either: neither the line nor what is said of it.
  if (/\p{Cc}/u.test(scope + from + to)) return ['unreadableLine']
  if (!isScope(scope)) return ['noScope', { scope }]
  if (Math.max(from.length, to.length) > LONGEST_ADDRESS) return ['addressTooLong', { most: LONGEST_ADDRESS }]
  if (!FROM_PATH.test(from)) return ['notOfShop', { address: from }]
  return TO_PATH.test(to) ? undefined : ['notOfShop', { address: to }]
}
