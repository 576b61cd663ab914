import { sql, type RawBuilder } from 'kysely'
import { soughtPhone } from '#domain/orders/find-orders.ts'

const BEYOND = '\u{10FFFF}'
/** Of those that begin like it, enough to show some of the sites one may see. */
const MOST_SEEN = 200

const from = (expression: RawBuilder<unknown>, word: RawBuilder<unknown>) =>
  sql`select id from consumers where ${expression} collate "C" between ${word} and ${word} || ${BEYOND} limit ${MOST_SEEN}`

const BY = {
  email: sql`plain_word(email)`,
  name: sql`plain_word(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
  lastName: sql`plain_word(coalesce(last_name, '') || ' ' || coalesce(first_name, ''))`,
  // Its index knows only those that have one: without saying so, everybody is read.
  phone: sql`phone is not null and reverse(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`,
} as const

/** Whose address or name begins like what was typed, whose number ends so, or who is called so by us. */
export function personsByWord(typed: string): RawBuilder<unknown> {
  const word = sql`plain_word(${typed})`
  const phone = soughtPhone(typed.trim())
  const parts = [
    from(BY.email, word),
    from(BY.name, word),
    from(BY.lastName, word),
    ...(phone === undefined ? [] : [from(BY.phone, sql`${phone}::text`)]),
    sql`select id from consumers where id = ${typed} or referral_code = ${typed.toUpperCase()}`,
  ]
  return sql.join(
    parts.map(part => sql`(${part})`),
    sql` union all `,
  )
}
