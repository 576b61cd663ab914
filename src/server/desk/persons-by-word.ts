import { sql, type RawBuilder } from 'kysely'

const BEYOND = '\u{10FFFF}'
/** Of those that begin like it, enough to show some of the sites one may see. */
const MOST_SEEN = 200

const from = (expression: RawBuilder<unknown>, word: RawBuilder<unknown>) =>
  sql`select id from consumers where ${expression} collate "C" between ${word} and ${word} || ${BEYOND} limit ${MOST_SEEN}`

const BY = {
  email: sql`plain_word(email)`,
  name: sql`plain_word(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`,
  lastName: sql`plain_word(coalesce(last_name, '') || ' ' || coalesce(first_name, ''))`,
  phone: sql`reverse(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`,
} as const

/** The fewest digits that a telephone number is looked for by. */
const PHONE_END = 5

/** Whose address or name begins like what was typed, whose number ends so, or who is called so by us. */
export function personsByWord(typed: string): RawBuilder<unknown> {
  const word = sql`plain_word(${typed})`
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  const isPhone = digits.length >= PHONE_END && /^[\d\s()+/.-]+$/.test(typed)
  const parts = [
    from(BY.email, word),
    from(BY.name, word),
    from(BY.lastName, word),
    ...(isPhone ? [from(BY.phone, sql`${Array.from(digits).toReversed().join('')}::text`)] : []),
    sql`select id from consumers where id = ${typed} or referral_code = ${typed.toUpperCase()}`,
  ]
  return sql.join(
    parts.map(part => sql`(${part})`),
    sql` union all `,
  )
}
