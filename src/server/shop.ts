import type { Language, Locale, Site } from '#domain/sites/sites.ts'
import type { Cookies } from '#domain/sites/read-cookie.ts'
import type { Services } from './services.ts'
import type { Db } from './db/database.ts'
import type { Log } from './log.ts'
import type { Reply } from './http/reply.ts'
import type { Shopper } from './shopper.ts'
import type { Raw } from '#domain/content/merge-layers.ts'

/** What staff look at in the studio's frame: which moment, with what is being written or without. */
export type StudioLook = {
  readonly at: Date
  readonly drafts: boolean
  /** Of what is being written, only these objects: a release. */
  readonly only?: ReadonlySet<string>
  /** What is on somebody's screen and not kept yet. */
  readonly unsaved?: {
    readonly slug: string
    readonly layers: ReadonlyMap<string, Raw>
    /** Only some sections of it are wanted: nothing else of the page is looked up. */
    readonly isPart: boolean
  }
}

/** The request context: built once at the door, the first argument of every service. */
export type Shop = {
  readonly site: Site
  readonly locale: Locale
  readonly language: Language
  readonly shopper: Shopper
  /** The database, or the transaction this request already runs in. */
  readonly db: Db
  readonly services: Services
  readonly log: Log
  readonly now: Date
  readonly correlationId: string
  readonly transactionId: string | undefined
  readonly channel: 'ECOMM' | 'MAPP'
  /** Where the request came from; only for rate limits and abuse checks, never logged. */
  readonly address: string
  readonly preview: boolean
  /** Set by the studio's frame alone, once it knows who looks. */
  readonly studio?: StudioLook
  readonly request: { readonly cookies: Cookies; readonly headers: Headers; readonly url: URL }
  /** Cookies and headers that leave with the answer. */
  readonly reply: Reply
}
