import type { Shop } from '../shop.ts'
import { forgetSubject, giftsTo } from './credits.queries.ts'

/** To whom a card was mailed, and why, is forgotten; what was given stays in the books. What still waits is not given. */
export const forgetCreditsTo = ({ db }: Shop, email: string) => forgetSubject(db, email.toLowerCase())

/** What staff gave, took or refused: cards go to an address (in small letters), the rest to the account. */
export const givenByStaff = ({ db }: Shop, ...to: readonly (string | undefined)[]) =>
  giftsTo(
    db,
    to.flatMap(each => each ?? []),
  )
