import { MEASURED_COOKIE, VARIANTS_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { CONSENT_EVENT } from '#web/consent/consent-event.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'
import { writeCookie } from '#web/session/write-cookie.ts'
import { mayPersonalise } from './consent-state.ts'
import { VISITOR_KEY } from './visitor-key.ts'

/** Whoever changes what variants depend on says so by this event on the window. */
export const RECALCULATE = 'cairn:recalculate'
const ASKED = 'cairn.variants-asked'

/** What runs once a page is at rest: counting and experiments. Nothing of it delays the page. */
export async function startAtRest(): Promise<void> {
  const { ingest, tags } = document.documentElement.dataset
  const { trackPage } = await import('./track-page.ts')
  trackPage()
  if (tags !== undefined) (await import('./commerce.ts')).startCommerce(tags)
  if (ingest === 'on') (await import('./beacon.ts')).startBeacon()
  const assign = () => void import('./decide.ts').then(({ reportPage }) => reportPage())
  // Reports change the cookie, not the page: what it shows is what it was rendered with.
  let shown = cookieIn(document.cookie, VARIANTS_COOKIE)
  window.addEventListener(RECALCULATE, () => {
    if (mayPersonalise())
      void import('./recalculate.ts').then(async ({ recalculate }) => (shown = await recalculate(shown)))
  })
  window.addEventListener(CONSENT_EVENT, () => (mayPersonalise() ? assign() : forgetVisitor()))
  if (!mayPersonalise()) forgetVisitor()
  else if (readText('session', ASKED) === undefined) {
    keepText('session', ASKED, 'yes')
    assign()
  }
}

/** Who takes consent back leaves every experiment, and is nobody to the decision engine and to analytics. */
function forgetVisitor(): void {
  writeCookie(VARIANTS_COOKIE, '', 0)
  writeCookie(MEASURED_COOKIE, '', 0)
  const known = readText('local', VISITOR_KEY)
  if (known !== undefined) void import('./decide.ts').then(({ leave }) => leave(known))
  keepText('local', VISITOR_KEY, undefined)
  keepText('session', ASKED, undefined)
  delete window.dataLayer
}
