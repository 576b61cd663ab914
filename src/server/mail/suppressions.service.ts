import { createHash } from 'node:crypto'
import { reasonsAgainst, type LetterPurpose, type SuppressionReason } from '#domain/mail/suppressions.ts'
import type { Db } from '../db/database.ts'
import {
  deleteSuppressionsOf,
  findReason,
  forgetAddress,
  saveSuppression,
  type NewSuppression,
} from './suppressions.queries.ts'

/** What is left of an address when its owner is forgotten: enough to know it again. */
export const hashOf = (address: string): string => createHash('sha256').update(address.toLowerCase()).digest('hex')

/** Why this address gets no letter of this kind. */
export const findReasonAgainst = (
  db: Db,
  address: string,
  purpose: LetterPurpose,
): Promise<SuppressionReason | undefined> => findReason(db, hashOf(address), reasonsAgainst(purpose))

export const suppress = (db: Db, { address, ...noted }: Omit<NewSuppression, 'hash'>) =>
  saveSuppression(db, { hash: hashOf(address), address: address.toLowerCase(), ...noted })

/** Whoever asks for letters himself gets them again. A dead mailbox he cannot wake by asking. */
export const allowMarketing = (db: Db, address: string): Promise<void> =>
  deleteSuppressionsOf(db, hashOf(address), ['unsubscribed', 'complained'])

/** What was refused stays refused; nobody can read whose it was. */
export const forgetSuppressed = (db: Db, address: string): Promise<void> => forgetAddress(db, hashOf(address))
