import { CONTROL, tracksImpressions } from '#domain/content/content-rules.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { mayPersonalise } from '#web/analytics/consent-state.ts'
import { report } from '#web/analytics/decide.ts'

export type RecommendationSource =
  | { readonly kind: 'decision'; readonly name: string }
  | { readonly kind: 'widget'; readonly name: string; readonly index: number }

const counted = new Set<string>()

/** Impressions once, clicks each time; nothing for Control, nothing without consent. */
export function trackRecommendations(
  itemId: string,
  source: RecommendationSource,
  variant: string,
): (() => void) | undefined {
  const block = document.querySelector(`[data-recommendations="${CSS.escape(itemId)}"]`)
  if (!block || variant === CONTROL || !mayPersonalise()) return undefined
  const cards = [...block.querySelectorAll<HTMLElement>('[data-product]')]
  if (!counted.has(itemId) && tracksImpressions(variant, cards.length)) {
    counted.add(itemId)
    const seen = cards.slice(0, LIMITS.recommendationImpressions)
    const recTokens = seen.flatMap(card => card.dataset['recToken'] ?? [])
    if (recTokens.length > 0) report({ eventType: 'RecImpressions', recTokens })
    pushEvent({ event: 'recommendation_impression', block: itemId, source: source.name, count: seen.length })
  }
  const click = (event: Event) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-product]') : null
    if (card) countClick(card, source)
  }
  block.addEventListener('click', click)
  return () => block.removeEventListener('click', click)
}

function countClick(card: HTMLElement, source: RecommendationSource): void {
  const { product = '', title = '', recToken } = card.dataset
  pushEvent({ event: 'recommendation_click', product, source: source.name })
  if (recToken) report({ eventType: 'RecClicks', recTokens: [recToken] })
  if (source.kind === 'widget') report({ eventType: 'WidgetClick', product, title, path: location.pathname })
}
