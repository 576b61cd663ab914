import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { parseVariants } from '#domain/decision/variants.ts'
import { VARIANTS_COOKIE } from '#domain/sites/cookies.ts'
import { cookieIn } from '#domain/sites/read-cookie.ts'
import { CONSENT_EVENT } from '#web/consent/consent-event.ts'
import { mayPersonalise } from './consent-state.ts'
import { pushEvent } from './data-layer.ts'

type Promotion = { promotionId: string; promotionName: string; creative?: string; position?: string }
type Tracking = { event: string; category?: string; label?: string }

const HALF = 0.5
const MOST_LABEL = 100

/** Says which page is seen, which promotions and experiments come into view, and what marked things are clicked. */
export function trackPage(): void {
  countPage()
  // Who agrees on this page has seen it too.
  window.addEventListener(CONSENT_EVENT, countPage)
  const results = document.querySelector<HTMLElement>('[data-found]')
  if (results) void import('./tell-search.ts').then(({ tellSearch }) => tellSearch(results))
  // The page was rendered with these; a decision that comes later holds for the next one.
  const decided = decidedHere()
  const tested = new Set(decided.keys())
  const seen = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        seen.unobserve(target)
        const promotion = readPromotion(target)
        if (promotion) pushEvent({ event: 'promotion_impression', ...promotion })
        countExperiment(target, decided)
      }
    },
    { threshold: HALF },
  )
  document.querySelectorAll('[data-promotion], [data-experience]').forEach(element => seen.observe(element))
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('a, button') : null
    if (!pressed) return
    countNavigation(pressed)
    countClick(pressed)
    countTestClick(pressed, tested)
  })
}

let counted = false

function countPage(): void {
  if (counted) return
  const { locale = '', pageType = 'Other' } = document.documentElement.dataset
  counted = pushEvent({ event: 'page_view', path: location.pathname, pageType, locale })
}

/** What a tester forces by the address is nobody's decision, and not counted as one. */
function decidedHere(): Map<string, string> {
  const forced = new URLSearchParams(location.search).has(TEST_CONTEXT_QUERY)
  return mayPersonalise() && !forced
    ? new Map(parseVariants(cookieIn(document.cookie, VARIANTS_COOKIE)))
    : new Map<string, string>()
}

/** Once for each experience, of however many parts its variant is made. */
function countExperiment({ dataset }: HTMLElement, decided: Map<string, string>): void {
  const experienceId = dataset['experience'] ?? ''
  const variantId = decided.get(experienceId)
  if (variantId === undefined) return
  decided.delete(experienceId)
  pushEvent({ event: 'experiment_impression', experienceId, variantId })
  void import('./decide.ts').then(({ report }) =>
    report({ eventType: 'ExperimentImpression', experienceId, variantId }),
  )
}

/** The first one of a page; it is told before the page is left. */
function countTestClick(pressed: Element, tested: Set<string>): void {
  const experienceId = pressed.closest<HTMLElement>('[data-experience]')?.dataset['experience'] ?? ''
  if (tested.delete(experienceId))
    void import('./decide.ts').then(({ report }) => report({ eventType: 'ExperimentClick', experienceId }, 'at once'))
}

/** How deep in the menu a link stands: the lists around it. */
function countNavigation(link: Element): void {
  const menu = link.closest('header nav')
  if (!menu) return
  let level = 0
  for (let at = link.closest('ul'); at && menu.contains(at); at = at.parentElement?.closest('ul') ?? null) level++
  pushEvent({ event: 'navigation', label: labelOf(link), level: Math.max(1, level) })
}

const labelOf = (element: Element | null): string => element?.textContent?.trim().slice(0, MOST_LABEL) ?? ''

function countClick(target: Element): void {
  const item = target.closest<HTMLElement>('[data-component]')
  if (!item) return
  const promotion = readPromotion(item)
  if (promotion) pushEvent({ event: 'promotion_click', ...promotion })
  const tracking = readTracking(item)
  pushEvent({
    event: tracking?.event ?? 'click',
    component: item.dataset['component'] ?? '',
    id: item.id,
    title: labelOf(item.querySelector('h1, h2, h3, h4')),
    label: tracking?.label ?? labelOf(target),
    category: tracking?.category,
  })
}

const readPromotion = ({ dataset }: HTMLElement): Promotion | undefined =>
  dataset['promotion'] ? JSON.parse(dataset['promotion']) : undefined
const readTracking = ({ dataset }: HTMLElement): Tracking | undefined =>
  dataset['track'] ? JSON.parse(dataset['track']) : undefined
