const SECOND = 1000
const MINUTE = 60 * SECOND

/** Every delay and interval of the shop, in milliseconds. */
export const TIMINGS = {
  dialogTransition: 250,
  routeReloadGuard: 10 * SECOND,
  requestDebounce: 25,
  tokenRetryDelay: 2 * SECOND,
  invalidCustomerReload: 4 * SECOND,
  toastTick: 200,
  toastPlain: 5 * SECOND,
  toastWithCallToAction: 8 * SECOND,
  popUpDelay: 2 * SECOND,
  widgetInitDelay: 500,
  experimentReadyTimeout: 30 * SECOND,
  experimentFlush: SECOND,
  experimentDatafilePoll: 5 * MINUTE,
  stockHold: 10 * MINUTE,
  resetLink: 60 * MINUTE,
  freshProof: 5 * MINUTE,
  managerApproval: 5 * MINUTE,
} as const satisfies Record<string, number>

/** For people, who count in minutes. */
export const inMinutes = (milliseconds: number): number => Math.round(milliseconds / MINUTE)

/** Every count and size of the shop that is not a delay. */
export const LIMITS = {
  tokenRetries: 1,
  relatedArticles: 4,
  skeletonCards: 16,
  skeletonSwatches: 5,
  promoBarWidthPx: 548,
  recommendationImpressions: 24,
  upsellStackedCount: 3,
  hydrationMarginPx: 200,
  hostedVideoSeconds: 30,
  codeVerifierBytes: 32,
  experimentEventBatch: 10,
  experimentQueue: 10_000,
  reviewLength: 5000,
  reviewTitleLength: 120,
  nicknameLength: 40,
  questionLength: 1000,
  contactMessageLength: 4000,
} as const satisfies Record<string, number>

export const TOKEN_RETRY_STATUS = 409
export const PREVIEW_PAGE_SIZES = [10, 20, 50] as const
export const PREVIEW_PAGE_SIZE = 20
export const STATIC_PAYLOAD_FILE = '_payload.json'
export const CLIENT_STORAGE_KEYS = ['mock', 'login', 'refresh expiry', 'access expiry', 'employee'] as const

/** Height of the gradient over a mobile collection, in percent. */
export const GRADIENT_PERCENT = { full: 35, focused: 50, off: 0 } as const

export const carouselInterval = (autorotateTime: number): number => autorotateTime * SECOND
