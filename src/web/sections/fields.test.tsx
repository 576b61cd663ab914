import { beforeAll, describe, expect, it } from 'vitest'
import { SECTION_TYPES, type SectionType } from '#contract/content/content-section-types.ts'
import { FACTS, openExamples, type Examples } from './examples.test-data.tsx'
import { basesOf, changesOf } from './fields.test-data.ts'

const HOSTED = { videoPlayer: 'https://films.test/player.js', ugcWidget: 'https://pictures.test/widget.js' }

/** True of any kind, and why. */
const ELSEWHERE: readonly RegExp[] = [
  // The editor's own name for it. Words in it that steer the display have tests of their own.
  /^name$/,
  // One picture has one text, whatever its crops; a film's poster is behind the film.
  /\.(?:md|lg)\.alt$/,
  /\.poster\.(?:alt|width|height|focalPoint.*)$/,
  /\.(?:sm|md|lg)\.duration$/,
  // Links that are a picture, a card or a line of text have no button to style, and the card's title to speak.
  /(?:mediaTarget|target|textLink|overrideShopAll)\.(?:style|size)$/,
  /(?:mediaTarget|target)\.text$/,
  // Products are shown in renditions of our own, and the best price only where a site asks for it.
  /recommendedProducts\[\]\.image\.(?:width|height|src)$/,
  /\.price\.(?:previousBestSalesPrice|historicBestPrice|percentagePriceDiscount)$/,
]

/** Shown by something else than the section: the header, the footer, the pop-up manager, a loader, a choice. */
const ELSEWHERE_OF: Partial<Record<SectionType, readonly string[]>> = {
  experiment: ['variants', 'variants[].name', 'variants[].variantId', 'variants[].targets'],
  'personalisation-experience': ['variants', 'variants[].name', 'variants[].variantId', 'variants[].targets'],
  segmentation: ['segments', 'segments[].id', 'segments[].targets'],
  'promo-bar': ['autorotateTime', 'closable'],
  'promo-bar-message': ['targets[].style', 'targets[].size'],
  'pop-up': ['delay'],
  'footer-item': ['kind', 'targets[].style', 'targets[].size'],
  'secondary-nav': ['targets[].style', 'targets[].size'],
  'mega-menu-mobile': ['targets[].style'],
  'multi-link-cards': ['cards[].targets[].style'],
  'ugc-gallery': ['filter', 'titleRule', 'limit'],
  'event-collection': ['events[].eventId', 'hidePast'],
  'inline-catalogue-grid': ['tiles[].position', 'hideWhenFiltered'],
  // The server shows them: it fills in what they name.
  'product-recommendations': ['productIds', 'productIds[]'],
  'product-recommendations-widget': ['productIds', 'productIds[]', 'categoryIds', 'categoryIds[]'],
  'hero-product-overlay': [
    ...['productIds', 'productIds[]'],
    ...['score', 'showScore', 'count'].map(field => `recommendedProducts[].rating.${field}`),
  ],
  // The icons of the design are drawn, not fetched.
  'icon-and-text-collection': [
    'items[].icon.alt',
    'items[].icon.width',
    'items[].icon.height',
    'items[].icon.focalPoint',
  ],
}

describe('every field an editor can fill in', () => {
  let examples: Examples
  beforeAll(async () => {
    examples = await openExamples()
  })

  it.each(SECTION_TYPES)('changes what %s shows', type => {
    const facts = { ...FACTS, hosted: HOSTED }
    const seen = new Set<string>()
    const tried = new Set<string>()
    for (const base of basesOf(type)) {
      const html = examples.render(base, facts)
      for (const { path, item } of changesOf(type, base)) {
        tried.add(path)
        if (!seen.has(path) && examples.render(item, facts) !== html) seen.add(path)
      }
    }
    const ignored = [...tried].filter(
      path => !seen.has(path) && !ELSEWHERE.some(each => each.test(path)) && !ELSEWHERE_OF[type]?.includes(path),
    )
    expect(ignored, 'show each of these fields in the view of the section, or take it out of its schema').toEqual([])
  })
})
