import type { Shop } from '../shop.ts'
import { forgetSubject } from './credits.queries.ts'

/** To whom a card was mailed, and why, is forgotten; what was given stays in the books. What still waits is not given. */
export const forgetCreditsTo = ({ db }: Shop, email: string) => forgetSubject(db, email.toLowerCase())
