import type { Services } from '../services.ts'
import type { ShopFacts } from './facts.queries.ts'

type Caches = { readonly pagesKept: () => number; readonly pageBytes: () => number }

/** What is read when somebody collects: of this process, and of the shop as the database knows it. */
export function watchGauges({ config, metrics, database, changes, payments, health }: Services, caches: Caches): void {
  const { gauge } = metrics
  const { pool } = database
  gauge(
    'cairn_db_connections',
    'Connections of the pool, and who waits for one',
    () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    'state',
  )
  gauge('cairn_listener_up', 'Whether this process hears of changes', () => Number(changes.isListening()))
  gauge('cairn_ready', 'Whether this process takes requests', async () => Number((await health.readiness()).isReady))
  gauge('cairn_payment_provider_up', 'Whether the payment provider answered when it was last asked', () =>
    optional(payments.health.isAnswering()),
  )
  gauge('cairn_fulfilment', 'Who packs and ships', () => ({ [config.FULFILMENT]: 1 }), 'by')
  gauge('cairn_page_cache_pages', 'Pages that are kept', caches.pagesKept)
  gauge('cairn_page_cache_bytes', 'What they weigh', caches.pageBytes)

  const of = (
    name: string,
    help: string,
    read: (facts: ShopFacts) => number | Record<string, number>,
    label?: string,
  ) =>
    gauge(
      name,
      help,
      async () => {
        const facts = await health.facts()
        return facts && read(facts)
      },
      label,
    )
  of(
    'cairn_jobs',
    'Jobs by state',
    ({ jobs_waiting: waiting, jobs_dead: dead, jobs_left: left }) => ({ waiting, dead, left }),
    'state',
  )
  of(
    'cairn_job_oldest_seconds',
    'For how long the oldest job that is due has waited',
    ({ oldest_job: others, oldest_letter: letters }) => ({ others, letters }),
    'lane',
  )
  of('cairn_letters_failing', 'Letters that were tried in vain and are tried again', facts => facts.letters_failing)
  of('cairn_payments_open', 'Payments whose end nobody knows yet', facts => facts.payments_open)
  of('cairn_payment_oldest_seconds', 'For how long the oldest of them has been so', facts => facts.oldest_payment)
  of('cairn_payments_lapsing', 'Reserved payments that banks let go of within a day', facts => facts.payments_lapsing)
  of('cairn_refunds_failed', 'Refunds that did not arrive', facts => facts.refunds_failed)
  of('cairn_webhook_backlog', 'Events that wait to be delivered', facts => facts.deliveries_waiting)
  of('cairn_webhook_oldest_seconds', 'For how long the oldest of them has waited', facts => facts.oldest_delivery)
  of('cairn_webhooks_paused', 'Webhooks that are paused', facts => facts.webhooks_paused)
  of('cairn_orders_unacknowledged', 'Orders that nobody has acknowledged', facts => facts.orders_unacknowledged)
  of('cairn_order_unacknowledged_oldest_seconds', 'The age of the oldest of them', facts => facts.oldest_unacknowledged)
  of('cairn_stock_held', 'Pieces that checkouts hold', facts => facts.stock_held)
  of(
    'cairn_keys',
    'Keys of other systems to see to',
    facts => ({ ending: facts.keys_ending, withheld: facts.keys_withheld }),
    'state',
  )
  of('cairn_processes', 'Processes that say they run', facts => facts.processes)
  gauge('cairn_database_up', 'Whether the database answers', async () => Number((await health.facts()) !== undefined))
}

const optional = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag))
