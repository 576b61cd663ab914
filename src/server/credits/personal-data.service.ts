import type { Shop } from '../shop.ts'
import { forgetSubject, giftsTo } from './credits.queries.ts'

/** To whom a card was mailed, and why, is forgotten; what was given stays in the books. What still waits is not given. */
export const forgetCreditsTo = ({ db }: Shop, email: string) => forgetSubject(db, email.toLowerCase())

/** What staff gave, took or refused: cards go to an address, the rest to the account. */
export const givenByStaff = ({ db }: Shop, consumerId: string, email: string | undefined) =>
  giftsTo(db, [consumerId, ...(email === undefined ? [] : [email.toLowerCase()])])
