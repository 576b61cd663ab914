import type { SectionType } from '#contract/content/content-section-types.ts'
import { BANNERS } from './banners/banner.tsx'
import { CARDS } from './cards/cards.tsx'
import { CHOICES } from './choices/choices.tsx'
import { RECOMMENDATIONS } from './commerce/recommendations.tsx'
import { UPSELL } from './commerce/upsell.tsx'
import { EVENTS } from './events/events.tsx'
import { HEROES } from './heroes/hero.tsx'
import { NAVIGATION } from './navigation/navigation.tsx'
import { NOTICES } from './notices/notices.tsx'
import { STORIES } from './stories/stories.tsx'
import type { Entry } from './section-place.ts'

/** Every kind of section: how it looks. Each file of views has its own list; a missing kind does not compile. */
export const sections: { readonly [T in SectionType]: Entry<T> } = {
  ...BANNERS,
  ...CARDS,
  ...CHOICES,
  ...RECOMMENDATIONS,
  ...UPSELL,
  ...EVENTS,
  ...HEROES,
  ...NAVIGATION,
  ...NOTICES,
  ...STORIES,
}
