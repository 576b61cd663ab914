import type { Work } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { findCode, keyNames, sealedCode } from './card-codes.ts'
import { findSealedOtherwise, findUnsealed, forgetOpenCodes, keepSealed, sealAnew } from './gift-card.queries.ts'

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
  const { db } = services.database
  const [current = ''] = keyNames(services)
  let [after, lost] = ['', 0]
  for (;;) {
    const cards = await findSealedOtherwise(db, current, after, MOST_AT_ONCE)
    const opened = cards.flatMap(({ number, sealed }) => {
      const code = findCode(services, number, sealed)
      return code === undefined ? [] : [{ number, before: sealed, ...sealedCode(services, number, code) }]
    })
    await sealAnew(db, opened)
    lost += cards.length - opened.length
    const last = cards.at(-1)
    if (!last || cards.length < MOST_AT_ONCE) return lost
    after = last.number
  }
}
