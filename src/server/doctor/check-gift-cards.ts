import type pg from 'pg'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { findCode, keyNames } from '../gift-cards/card-codes.ts'
import { secretsIn } from '../identity/signing-keys.ts'
import { sealedOtherwise, storedSecret } from './doctor.queries.ts'
import { wrong, type Finding } from './finding.ts'

/** Money that people hold in their hands, and that the shop could not mail or take any more. */
export async function checkGiftCards(config: Config, pool: pg.Pool): Promise<Finding[]> {
  const stored = z
    .string()
    .optional()
    .parse(await storedSecret(pool))
  if (config.CAIRN_SECRET === undefined && stored === undefined) return []
  const services = { identity: { keys: { secretsFor: secretsIn(config, stored) } } }
  const others = await sealedOtherwise(pool, keyNames(services))
  const lost = others.filter(({ number, sealed }) => findCode(services, number, sealed) === undefined).length
  if (lost === 0) return []
  return [
    wrong(
      'gift cards',
      `${lost} cannot be opened: their codes were sealed with another secret`,
      'Set CAIRN_SECRET_BEFORE to the secret before, and leave it for an hour while the shop runs: it seals them anew.',
    ),
  ]
}
