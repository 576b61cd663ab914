import type { AroundPage } from '#contract/content/frame-messages.ts'

const AROUND = new Map<string, AroundPage>([
  ['menu', 'header'],
  ['footer', 'footer'],
  ['promo-bar', 'promo-bar'],
])

/** What surrounds a page is chosen in it, part by part. */
export const aroundOf = (slug: string): AroundPage | undefined => AROUND.get(slug)
