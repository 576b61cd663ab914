import { ANALYTICS } from '#domain/consumer/consent.ts'
import { allows, mayPersonalise } from './consent-state.ts'

/** Everything the shop tells analytics, by name. */
export type AnalyticsEvent =
  | { event: 'page_view'; path: string; pageType: string; locale: string }
  | {
      event: 'promotion_impression' | 'promotion_click'
      promotionId: string
      promotionName: string
      creative?: string | undefined
      position?: string | undefined
    }
  | { event: 'recommendation_impression'; block: string; source: string; count: number }
  | { event: 'recommendation_click'; product: string; source: string }
  | { event: 'pop_up_impression' | 'pop_up_expand' | 'pop_up_dismiss'; id: string; label: 'Newsletter' | 'Account' }
  | { event: 'navigation'; label: string; level: number }
  | { event: 'upsell_add'; sku: string }
  | { event: 'experiment_impression'; experienceId: string; variantId: string }

/** What editors placed was clicked: told by the name that they gave to it, or as a click. */
export type ItemClick = {
  event: string
  component: string
  id: string
  /** What the item is headed by. */
  title: string
  /** What was pressed, or what editors call it. */
  label: string
  category?: string | undefined
}

/** Ours, and what a tag manager's own words need. */
export type LayerEntry = { readonly event?: string; readonly [field: string]: unknown }

declare global {
  interface Window {
    dataLayer?: LayerEntry[]
  }
}

/** One place for all events. Without consent to analytics and to targeting nothing is kept: false. */
export function pushEvent(event: AnalyticsEvent | ItemClick): boolean {
  if (!allows(ANALYTICS) || !mayPersonalise()) return false
  // A tag manager hears what is pushed onto the list that it found.
  ;(window.dataLayer ??= []).push(event)
  return true
}
