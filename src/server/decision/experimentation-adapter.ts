import type { Db } from '../db/database.ts'
import type { Datafile } from './datafile.ts'

export type ExperimentEvent = {
  readonly visitorId: string
  readonly channel: string
  readonly experienceId: string
  readonly variantId: string
  /** The same in the words of the datafile. */
  readonly accountId: string | undefined
  readonly projectId: string | undefined
  readonly experimentId: string
  readonly variationId: string
  readonly at: Date
}

/** What an experimentation service does for the shop. Each part is embedded unless an address of another is configured. */
export type Experimentation = {
  readonly readDatafile: (db: Db) => Promise<Datafile>
  readonly post: (db: Db, events: readonly ExperimentEvent[]) => Promise<void>
  /** Which of the audiences a visitor belongs to. */
  readonly segmentsOf: (db: Db, visitorId: string, asked: readonly string[]) => Promise<readonly string[]>
}
