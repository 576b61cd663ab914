import type { Db } from '../db/database.ts'
import { memoryOf } from '../kept.ts'
import type { Shop } from '../shop.ts'
import { findOver, findUnderWay, type ExperimentRow } from './experiments.queries.ts'

/** Every look at a page asks for them: they are read once, and again when one starts, stops or is forgotten. */
const kept = memoryOf<ExperimentRow[]>()

/** Those of which something of visitors is kept. */
export const testsUnderWay = ({ db, services }: Pick<Shop, 'db' | 'services'>): Promise<ExperimentRow[]> =>
  kept(services).get('under way', ['experiments'], () => findUnderWay(db))

/** Of these, the ones that ran and do not run any more: of them everybody sees the baseline. */
export const testsOver = (db: Db, ids: readonly string[]): Promise<string[]> => findOver(db, ids)
