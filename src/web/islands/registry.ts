import type { ReactNode } from 'react'
import type { Namespace } from '#web/i18n/i18n.tsx'

/** Written as a method, so that a component with narrower props fits: its props are checked where it is placed. */
type IslandModule = { default(props: object): ReactNode }
export type IslandView = IslandModule['default']

export type IslandEntry = {
  load(): Promise<IslandModule>
  namespaces: readonly Namespace[]
}

/** Every island: where its code is, and which texts it needs in the browser. The only list. */
export const islands = {
  'buy-box': { load: () => import('#web/product/buy-box.island.tsx'), namespaces: ['ui', 'forms', 'product'] },
  'cart-page': { load: () => import('#web/cart/cart-page.island.tsx'), namespaces: ['cart', 'ui', 'forms'] },
  'favorites-page': {
    load: () => import('#web/favorites/favorites-page.island.tsx'),
    namespaces: ['lists', 'listing', 'cart', 'ui'],
  },
  'use-position': { load: () => import('#web/store-locator/use-position.island.tsx'), namespaces: ['stores', 'ui'] },
  'checked-form': { load: () => import('#web/islands/checked-form/checked-form.island.tsx'), namespaces: ['forms'] },
  'card-frame': { load: () => import('#web/checkout/card-frame.island.tsx'), namespaces: ['checkout'] },
  'challenge-frame': { load: () => import('#web/checkout/challenge-frame.island.tsx'), namespaces: ['checkout'] },
  'device-facts': { load: () => import('#web/checkout/device-facts.island.tsx'), namespaces: [] },
  'hold-pieces': { load: () => import('#web/checkout/hold-pieces.island.tsx'), namespaces: ['checkout'] },
  'proof-field': { load: () => import('#web/session/proof-field.island.tsx'), namespaces: [] },
  'dialog-host': { load: () => import('#web/dialogs/dialog-host.island.tsx'), namespaces: ['ui'] },
  newsletter: {
    load: () => import('#web/newsletter/newsletter.island.tsx'),
    namespaces: ['ui', 'forms', 'newsletter'],
  },
  'search-box': { load: () => import('#web/search/search-box.island.tsx'), namespaces: ['search', 'ui'] },
  'style-fields': { load: () => import('#web/islands/style-fields.island.tsx'), namespaces: ['ui', 'forms'] },
  'toast-host': { load: () => import('#web/toasts/toast-host.island.tsx'), namespaces: ['ui'] },
  'article-grid': {
    load: () => import('#web/sections/stories/article-grid.island.tsx'),
    namespaces: ['sections', 'ui'],
  },
  'carousel-controls': { load: () => import('#web/sections/parts/carousel-controls.island.tsx'), namespaces: ['ui'] },
  'film-in-view': { load: () => import('#web/sections/parts/film-in-view.island.tsx'), namespaces: ['ui'] },
  'hosted-player': { load: () => import('#web/sections/parts/hosted-player.island.tsx'), namespaces: [] },
  'hosted-widget': { load: () => import('#web/sections/stories/hosted-widget.island.tsx'), namespaces: [] },
  'late-recommendations': {
    load: () => import('#web/sections/commerce/late-recommendations.island.tsx'),
    namespaces: ['ui', 'sections'],
  },
  'recommendation-tracking': {
    load: () => import('#web/sections/commerce/recommendation-tracking.island.tsx'),
    namespaces: [],
  },
  upsell: { load: () => import('#web/sections/commerce/upsell.island.tsx'), namespaces: ['sections', 'cart', 'ui'] },
  'foot-size': { load: () => import('#web/product/foot-size.island.tsx'), namespaces: ['forms', 'product'] },
  'recently-viewed': { load: () => import('#web/product/recently-viewed.island.tsx'), namespaces: ['product'] },
  questions: { load: () => import('#web/product/questions.island.tsx'), namespaces: ['product'] },
  reviews: { load: () => import('#web/product/reviews.island.tsx'), namespaces: ['ui', 'product'] },
  passkeys: { load: () => import('#web/account/passkeys.island.tsx'), namespaces: ['ui', 'account'] },
  'prove-by-passkey': {
    load: () => import('#web/account/prove-by-passkey.island.tsx'),
    namespaces: ['ui', 'account'],
  },
  'sign-in-flow': {
    load: () => import('#web/sign-in/sign-in-flow.island.tsx'),
    namespaces: ['ui', 'forms', 'signin', 'account'],
  },
  'island-probe': { load: () => import('#web/islands/probe.island.tsx'), namespaces: [] },
} as const satisfies Record<string, IslandEntry>

export type IslandName = keyof typeof islands
type PropsOf<View> = View extends (props: infer P) => ReactNode ? (unknown extends P ? object : P & object) : never
export type IslandProps<N extends IslandName> = PropsOf<Awaited<ReturnType<(typeof islands)[N]['load']>>['default']>
/** `soon`: as with an interaction, but its code is there by then, fetched when the page is at rest. */
export type WakeMode = 'load' | 'visible' | 'interaction' | 'soon'

export const isIslandName = (name: string): name is IslandName => Object.hasOwn(islands, name)
