import type { Work } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { findCode, keyNames, sealedCode } from './card-codes.ts'
import {
  countSealedWith,
  findSealedOtherwise,
  findUnsealed,
  forgetOpenCodes,
  keepSealed,
  sealAnew,
} from './gift-card.queries.ts'

const MOST_AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1000

/** Seals what was written open, and forgets the open code once no server of the version before needs it. */
export const sealGiftCardCodes: Work = async services => {
  const { db } = services.database
  const now = services.clock()
  for (const { number, code } of await findUnsealed(db, MOST_AT_ONCE))
    await keepSealed(db, number, { ...sealedCode(services, number, code), sealed_at: now })
  await forgetOpenCodes(db, new Date(now.getTime() - DAY_MS))
  const lost = await sealWithCurrent(services)
  if (lost > 0)
    services.log.error('Codes of gift cards were sealed with a secret that the shop no longer has', { cards: lost })
}

/** After a change of the secret everything is sealed with the new one, so that the one before can be forgotten. */
async function sealWithCurrent(services: Services): Promise<number> {
  let lost = 0
  for await (const cards of sealedOtherwise(services)) {
    const opened = cards.flatMap(({ number, sealed, code }) =>
      code === undefined ? [] : [{ number, before: sealed, ...sealedCode(services, number, code) }],
    )
    await sealAnew(services.database.db, opened)
    lost += cards.length - opened.length
  }
  return lost
}

/** Cards that are not sealed with the secret in use, with their codes where a secret before it opens them. */
async function* sealedOtherwise(services: Services) {
  const [current = ''] = keyNames(services)
  let after = ''
  for (;;) {
    const cards = await findSealedOtherwise(services.database.db, current, after, MOST_AT_ONCE)
    yield cards.map(card => ({ ...card, code: findCode(services, card.number, card.sealed) }))
    const last = cards.at(-1)
    if (!last || cards.length < MOST_AT_ONCE) return
    after = last.number
  }
}

export async function countGiftCardSeals(services: Services) {
  const [current = ''] = keyNames(services)
  const seals = { current: await countSealedWith(services.database.db, current), before: 0, lost: 0 }
  for await (const cards of sealedOtherwise(services))
    for (const { code } of cards) seals[code === undefined ? 'lost' : 'before']++
  return seals
}
