import { FROM_PATH, TO_PATH, type RedirectRule } from '#domain/redirects/redirect-rules.ts'
import { requireOnLayers } from '../content/layer-rights.ts'
import { newId } from '../identity/ids.ts'
import type { Desk } from '../staff/staff.ts'
import { csvLine } from '#domain/bulk/csv.ts'
import * as queries from './redirects.queries.ts'
import { refusalOf } from './redirects.service.ts'

const HEADS = ['scope', 'from', 'to'] as const
const SCOPE = /^(?:any|[a-z]{2}(?:-[a-z]{2})?)$/

export async function redirectsAsFile({ db }: Desk): Promise<{ csv: string }> {
  const rows = await queries.listRedirects(db)
  const lines = rows.map(({ scope, from, to, hits }) => csvLine([scope, from, to, hits]))
  return { csv: [csvLine([...HEADS, 'hits']), ...lines].join('\r\n') }
}

type Problem = { readonly line: number; readonly message: string }

/** All lines or none; what a line says already is left as it is. */
export async function takeInRedirects(desk: Desk, csv: string) {
  const { db, staff, record } = desk
  await queries.lockRedirects(db)
  const known = await queries.listRedirects(db)
  const added: queries.StoredRedirect[] = []
  const problems: Problem[] = []
  for (const [at, text] of csv.split(/\r?\n/).entries()) {
    const [scope = '', from = '', to = ''] = text.split(/[,;\t]/).map(cell => cell.trim().replaceAll('"', ''))
    if (text.trim() === '' || (at === 0 && from === HEADS[1])) continue
    const rule = { scope, from, to }
    if (known.some(each => isSame(each, rule))) continue
    const message = wrongIn(rule) ?? refusalOf(rule, [...known, ...added])
    if (message !== undefined) problems.push({ line: at + 1, message })
    else added.push({ ...rule, id: newId('rdr'), madeBy: staff.id, createdAt: desk.now, hits: 0, lastHitAt: null })
  }
  requireOnLayers(
    desk,
    'content.publish',
    added.map(({ scope }) => scope),
  )
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

const isSame = (a: RedirectRule, b: RedirectRule) => a.scope === b.scope && a.from === b.from && a.to === b.to

function wrongIn({ scope, from, to }: RedirectRule): string | undefined {
  if (!SCOPE.test(scope)) return `“${scope}” is no scope: any, a language or a locale.`
  if (!FROM_PATH.test(from)) return `“${from}” is no address of the shop.`
  return TO_PATH.test(to) ? undefined : `“${to}” is no address of the shop.`
}
