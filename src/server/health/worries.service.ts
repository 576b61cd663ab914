import type pg from 'pg'
import type { Config } from '../config.ts'
import { readShopFacts } from './facts.queries.ts'
import { worriesOf } from './worries.ts'

/** The facts of the shop, and what of them somebody has to look at. */
export async function readWorries(pool: Pick<pg.Pool, 'query'>, config: Config, now: Date) {
  const facts = await readShopFacts(pool)
  return { facts, worries: worriesOf({ facts, config, now }) }
}
