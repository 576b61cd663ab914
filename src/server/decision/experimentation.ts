import { TIMINGS } from '#domain/time/timings.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { countImpressions, embeddedSegments, readStoredDatafile } from './embedded-experimentation.ts'
import type { Experimentation } from './experimentation-adapter.ts'
import { hostedDatafile, hostedEvents, hostedSegments } from './hosted-experimentation.ts'

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
