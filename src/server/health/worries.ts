import { KEY_WARNED_DAYS } from '#domain/staff/key-life.ts'
import type { Config } from '../config.ts'
import type { ShopFacts } from './facts.queries.ts'

type Known = { readonly facts: ShopFacts; readonly config: Config; readonly now: Date }
type Worry = {
  readonly about: string
  readonly state: 'wrong' | 'look at it'
  /** Undefined while there is nothing to worry about. */
  readonly say: (known: Known) => string | undefined
  readonly todo: string
}

const QUARTER_HOUR_S = 900
const NEWS_LATE_MS = 25 * 60 * 1000
const LOOK = 'Look whether the shop runs, and into its log.'

const SEE_KEYS = 'See them in the studio under Keys, and make others with the same rights.'

const some = (count: number, what: string) => (count > 0 ? `${count} ${what}` : undefined)

/** What somebody has to look at. The doctor says it with what to do, the private port as it is. */
const WORRIES: readonly Worry[] = [
  {
    about: 'workers',
    state: 'wrong',
    say: ({ facts, config }) =>
      config.DATABASE_URL && facts.processes === 0 ? 'no process of the shop runs' : undefined,
    todo: 'Start it with npm start, and ask again while it runs.',
  },
  {
    about: 'workers',
    state: 'wrong',
    say: ({ facts }) =>
      facts.processes > 0 && facts.processes_working === 0
        ? 'every process runs with ROLE=web, and nobody does the work behind the pages'
        : undefined,
    todo: 'Start one with ROLE=worker.',
  },
  {
    about: 'workers',
    state: 'wrong',
    say: ({ facts }) => some(facts.jobs_late, 'jobs wait for more than five minutes'),
    todo: LOOK,
  },
  {
    about: 'workers',
    state: 'wrong',
    // Whoever has just begun has not asked yet.
    say: ({ facts: { news_read, working_since }, config, now }) =>
      config.PAYMENT === 'stripe' &&
      now.getTime() - Math.max(news_read?.getTime() ?? 0, working_since?.getTime() ?? 0) > NEWS_LATE_MS
        ? 'nobody has asked Stripe for news in the last 25 minutes'
        : undefined,
    todo: LOOK,
  },
  {
    about: 'workers',
    state: 'wrong',
    say: ({ facts }) => some(facts.processes_deaf, 'processes do not hear of changes'),
    todo: 'Look whether DATABASE_DIRECT_URL leads past the pooler, and into the log.',
  },
  {
    about: 'jobs',
    state: 'look at it',
    say: ({ facts }) => some(facts.jobs_dead, 'were given up'),
    todo: 'See them in the studio under Jobs, and try them again.',
  },
  {
    about: 'jobs',
    state: 'look at it',
    say: ({ facts }) => some(facts.jobs_left, 'are of kinds that no running version knows'),
    todo: 'Start the version that began them, or discard them in the studio under Jobs.',
  },
  {
    about: 'payments',
    state: 'wrong',
    say: ({ facts }) =>
      facts.oldest_payment > QUARTER_HOUR_S ? 'one has been open for more than fifteen minutes' : undefined,
    todo: 'Look whether the payment provider answers: what is open is asked about every five seconds.',
  },
  {
    about: 'refunds',
    state: 'wrong',
    say: ({ facts }) => some(facts.refunds_failed, 'did not arrive'),
    todo: "Give them back in Stripe's dashboard, which is noticed, or another way; then tell the shop: POST /api/staff/v1/refunds/settle.",
  },
  {
    about: 'webhooks',
    state: 'look at it',
    say: ({ facts }) => some(facts.webhooks_paused, 'are paused'),
    todo: 'See why in the studio, and let them go on.',
  },
  {
    about: 'keys',
    state: 'look at it',
    say: ({ facts }) => some(facts.keys_ending, `end within ${KEY_WARNED_DAYS} days`),
    todo: SEE_KEYS,
  },
  {
    about: 'keys',
    state: 'look at it',
    say: ({ facts }) => some(facts.keys_withheld, 'may not do all they were given, as who made them may not either'),
    todo: SEE_KEYS,
  },
  {
    about: 'orders',
    state: 'wrong',
    say: ({ facts, config }) =>
      config.FULFILMENT === 'external' && facts.oldest_unacknowledged > QUARTER_HOUR_S
        ? some(facts.orders_unacknowledged, 'were not acknowledged by the system that ships them')
        : undefined,
    todo: 'Look whether that system reads the feed of events, or gets its webhooks.',
  },
]

export const worriesOf = (known: Known): { about: string; state: Worry['state']; say: string; todo: string }[] =>
  WORRIES.flatMap(({ say, ...rest }) => {
    const said = say(known)
    return said === undefined ? [] : [{ ...rest, say: said }]
  })
