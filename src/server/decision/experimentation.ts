import { TIMINGS } from '#domain/time/timings.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Datafile } from './datafile.ts'
import { countImpressions, embeddedSegments, readStoredDatafile } from './embedded-experimentation.ts'
import { hostedDatafile, hostedEvents, hostedSegments } from './hosted-experimentation.ts'

export type ExperimentEvent = {
  readonly visitorId: string
  readonly experienceId: string
  readonly variantId: string
  /** The same in the words of the datafile. */
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

type Settings = Pick<
  Config,
  'EXPERIMENTS_DATAFILE_URL' | 'EXPERIMENTS_SDK_KEY' | 'EXPERIMENTS_EVENTS_URL' | 'SEGMENTS_URL' | 'SEGMENTS_API_KEY'
>

export function createExperimentation(settings: Settings, log: Log, clock: () => Date): Experimentation {
  const { EXPERIMENTS_DATAFILE_URL: datafile, EXPERIMENTS_EVENTS_URL: events, SEGMENTS_URL: segments } = settings
  const every = TIMINGS.experimentDatafilePoll
  return {
    readDatafile: datafile
      ? hostedDatafile({ url: datafile, sdkKey: settings.EXPERIMENTS_SDK_KEY, every, clock, log })
      : db => readStoredDatafile(db, log),
    post: events ? hostedEvents(events, log) : countImpressions,
    segmentsOf: segments ? hostedSegments(segments, settings.SEGMENTS_API_KEY ?? '', log) : embeddedSegments,
  }
}
