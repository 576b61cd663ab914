import type { Order } from '#contract/orders/order.entities.ts'
import type { Files } from './assets/files.ts'
import type { Config } from './config.ts'
import type { Carrier } from './carrier/carrier.ts'
import type { Catalog } from './catalog/catalog.ts'
import type { SearchEngine } from './catalog/search-engine.ts'
import type { Database } from './db/database.ts'
import type { Experimentation } from './decision/experimentation-adapter.ts'
import type { Changes } from './db/changes.ts'
import type { ProductDetails } from '#contract/products/product.entities.ts'
import type { Health } from './health/readiness.ts'
import type { Log } from './log.ts'
import type { Renditions } from './media/renditions.ts'
import type { CatalogAnswers } from './products/catalog-answers.ts'
import type { tallyPopularSearches } from './products/popular-searches.service.ts'
import type { TaggedAnswers } from './products/tagged-answers.ts'
import type { tallySearches } from './search/figures.service.ts'
import type { KeptCalls } from './http/kept-calls.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { ContentMemory } from './content/content-memory.ts'
import type { Identify } from './http/identify.ts'
import type { Identity } from './identity/identity.ts'
import type { Post } from './mail/mail.service.ts'
import type { Payments } from './payment/payments.ts'
import type { Promotions } from './promotions/promotions.ts'
import type { Redirects } from './redirects/redirect-memory.ts'
import type { Translator } from './reviews/translator.ts'
import type { Sellables } from './sellable/sellables.ts'
import type { PictureReader } from './social/take-in-picture.ts'
import type { Apart } from './tasks/apart.ts'
import type { Taxes } from './tax/quotes.ts'
import type { Turns } from './turns/turns.ts'

/** What lives as long as the process. Features add what they keep in memory and the outside systems they speak to. */
export type Services = {
  readonly config: Config
  readonly database: Database
  readonly changes: Changes
  readonly log: Log
  readonly metrics: Metrics
  readonly health: Health
  /** The time of the database, or of a test. */
  readonly clock: () => Date
  readonly stopClock: () => void
  readonly turns: Turns
  readonly catalog: Catalog
  readonly catalogAnswers: CatalogAnswers
  /** What finds styles: the catalogue itself, or an engine of its own. */
  readonly search: SearchEngine
  readonly productAnswers: TaggedAnswers<ProductDetails>
  readonly keptCalls: KeptCalls
  readonly popularSearches: ReturnType<typeof tallyPopularSearches>
  readonly searchFigures: ReturnType<typeof tallySearches>
  /** Orders that this process is placing: whoever asks for the same one meanwhile waits for it. */
  readonly placing: Map<string, Promise<Order>>
  readonly rateLimits: RateLimits
  readonly identify: Identify
  readonly identity: Identity
  readonly content: ContentMemory
  readonly redirects: Redirects
  readonly payments: Payments
  readonly post: Post
  /** A tax service elsewhere; without one, the shop’s own tables. */
  readonly taxes: Taxes | undefined
  /** A carrier elsewhere; without one, the shop’s own labels. */
  readonly carrier: Carrier | undefined
  /** Of what shoppers say; without one, what was translated before. */
  readonly translate: Translator | undefined
  readonly sellables: Sellables
  readonly promotions: Promotions
  readonly experimentation: Experimentation
  readonly readPicture: PictureReader
  /** A thread for large work on many things; with the embedded database there is none. */
  readonly apart: Apart | undefined
  /** Originals of the library. */
  readonly files: Files
  readonly renditions: Renditions
}
