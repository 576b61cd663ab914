import type { Language, Locale, Site } from '#domain/sites/sites.ts'
import type { CookieName, Cookies } from '#domain/sites/read-cookie.ts'
import type { ChangeTag } from '#domain/sites/change-tags.ts'
import type { Call } from './client.ts'
import type { CaptchaAction } from './captcha/captcha.ts'

/** What the server tells the web about one visit to a page. */
export type PageVisit = {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  /** The fields of a posted form. */
  readonly form: URLSearchParams
  readonly site: Site
  readonly locale: Locale
  readonly language: Language
  readonly viewer: Viewer
  readonly cookies: Cookies
  readonly correlationId: string
  readonly preview: boolean
  /** In the studio's frame, where what is being written is shown as it is typed. */
  readonly inFrame?: boolean
  /** To be looked at only: without scripts. */
  readonly still?: boolean
  /** Of the page in the frame only these sections are asked for, as they stand in it. */
  readonly onlyItems?: readonly string[] | undefined
  /** Calls in process: the same parsing and the same errors as over HTTP, without the network. */
  readonly call: Call
  /** Proves that a form came from a page of ours, for forms that are sent without script, to this page or another. Good once. */
  readonly formToken: (action: FormAction, to?: '/sign-in' | '/sign-up' | '/forgot-password') => string
  /** What browsers name themselves by to the calls, where that is not the usual key. */
  readonly accessKey?: string | undefined
  /** Whether browsers hand in how pages felt. */
  readonly clientIngest: boolean
  readonly hosted: Hosted
  /** The company's tag manager, where it has one. */
  readonly tagManager?: string | undefined
  /** What is not for real here, and how loudly that must be said. */
  readonly trial: Trial
  /** What a tester forces, from who may preview. */
  readonly testContext: string | undefined
  /** Lets this browser see what is not published, if the token is the right one. */
  readonly keepPreviewToken: (token: string) => Promise<void>
  readonly setCookie: (name: CookieName, value: string, life: { maxAge?: number }) => void
}

/** What a form may ask for without script. Votes, reports, pictures and stock are only for whoever did the work, or has an account. */
export type FormAction = Exclude<CaptchaAction, 'visitor'>

/** Scripts of other parties that this shop uses; what is missing the shop does by itself. */
export type Hosted = { readonly ugcWidget?: string | undefined; readonly videoPlayer?: string | undefined }

/**
 * `demo`: invented goods, and staff whose passwords everybody knows. `test payment`: real cards are refused, test cards are
 * not charged. `address`: links lead to the shop's own machine.
 */
export const SIMULATED = [
  'demo',
  'payment',
  'test payment',
  'test tax',
  'test carrier',
  'fulfilment',
  'mail',
  'address',
] as const
export type Simulated = (typeof SIMULATED)[number]
export type Trial = { readonly simulated: readonly Simulated[]; readonly production: boolean }

/** Who looks at the page, as far as pages may differ by it. */
export type Viewer = {
  readonly kind: 'anonymous' | 'guest' | 'consumer' | 'associate'
  readonly cartEmpty: boolean
}

/** A text in pieces; those that are kept from page to page are bytes already. */
export type Pieces = readonly (string | Uint8Array)[]

/** What the web answers: a document, a redirect, or data. */
export type PageAnswer = {
  readonly status: number
  readonly body: Pieces
  readonly type: string
  readonly location?: string
  readonly tags: readonly ChangeTag[]
}

export type Assets = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
  /** What a page in the studio's frame runs besides. */
  readonly frameScripts: readonly string[]
  readonly dev: boolean
}

export type Web = {
  /**
   * Where a page that strangers share lies: its path and what it shows of the query, written in one way only. Undefined
   * for pages that are rendered for each visit.
   */
  readonly sharedAddress: (url: URL) => string | undefined
  /** The page for what nobody foresaw, and for what passes by itself: needs nothing of the shop. */
  readonly answerFailure: (visit: PageVisit, status: 500 | 503) => Promise<PageAnswer>
  readonly answer: (visit: PageVisit) => Promise<PageAnswer>
  readonly assets?: Assets
}

/** The one door of the web. `mediaBase`: where pictures come from. */
export type CreateWeb = (assets: Assets, mediaBase: string) => Web
