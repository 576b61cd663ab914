import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SECTION_TYPES } from '#contract/content/content-section-types.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { FACTS, openExamples, type Examples } from './examples.test-data.tsx'
import { SectionList, type PlaceFacts } from './section-list.tsx'

/** Words of each example that must be readable in its HTML. */
const WORDS: Partial<Record<(typeof SECTION_TYPES)[number], string>> = {
  hero: 'Grips wet granite',
  'banner-split': 'We mend what we sell',
  accordions: 'My heel lifts',
  'category-cards': 'Pick your ground',
  'product-recommendations-widget': 'Much like this one',
  'product-upsell': 'Merino Crew Sock',
  'event-collection': 'Mud run from the Boulder store',
  'event-sign-up-form': 'Mud run from the Boulder store',
  'mega-menu-l1': 'Hiking boots',
  'pop-up': 'Routes, repairs, no shouting.',
  segmentation: '',
  experiment: 'Grips wet granite',
  'personalisation-experience': 'We mend what we sell',
  'filter-by': 'Who is it for?',
  'article-grid': 'Care',
  'ugc-gallery': 'Seen outside',
}

describe('sections', () => {
  let examples: Examples
  beforeAll(async () => {
    examples = await openExamples()
  })
  const render = (item: SectionItem, facts?: PlaceFacts) => examples.render(item, facts)

  it.each(SECTION_TYPES)('render %s from its example', type => {
    const item = SECTION_EXAMPLES[type]
    const failed = vi.spyOn(console, 'error')
    const html = render(item)
    expect(failed).not.toHaveBeenCalled()
    expect(html).toContain(`id="item-${item.id}"`)
    expect(html).toContain(`data-component="${type}"`)
    expect(html).toContain(WORDS[type] ?? '')
    failed.mockRestore()
  })

  it('hide, stick, spread and keep their distance as editors say', () => {
    const html = render({
      ...SECTION_EXAMPLES.spacer,
      hideOnBreakpoint: ['sm'],
      isSticky: true,
      isFullWidth: true,
      bottomMargins: { sm: 'xs', lg: 'xl' },
    })
    expect(html).toContain('max-md:hidden')
    expect(html).toContain('section-sticky')
    expect(html).not.toContain('max-w-page')
    expect(html).toContain('--mb-sm:0.5rem;--mb-md:0.5rem;--mb-lg:6rem')
  })

  it('write links on a dark picture in light', () => {
    const link = /<a [^>]*class="([^"]*)"[^>]*>Read the test/.exec(render(SECTION_EXAMPLES.hero))?.[1]
    expect(link).toContain('text-paper')
  })

  it('show no buttons when the link type says so', () => {
    expect(render(SECTION_EXAMPLES['banner-split'])).toContain('Send a repair')
    expect(render({ ...SECTION_EXAMPLES['banner-split'], linkType: 'No-CTA' })).not.toContain('Send a repair')
  })

  it('show a filtered section only where its rule holds', () => {
    const item = SECTION_EXAMPLES['filter-by']
    expect(render(item, { ...FACTS, path: '/en-us/c/sandals-2306' })).toBe('')
    expect(render({ ...item, rule: 'NOT IN' }, { ...FACTS, path: '/en-us/c/sandals-2306' })).toContain('Who is it for?')
    expect(render(item, { ...FACTS, path: '/en-us' })).toBe('')
  })

  it('make room for the pictures of another party where the shop has none of its own', () => {
    const item = SECTION_EXAMPLES['ugc-gallery']
    const empty = { ...FACTS, pictures: new Map() }
    expect(render(item, empty)).toBe('')
    expect(render(item, { ...empty, hosted: { ugcWidget: 'https://widget.test/w.js' } })).toContain('hosted-widget')
  })

  it('hand the filter and the category of the page to the gallery of another party', () => {
    const item = { ...SECTION_EXAMPLES['ugc-gallery'], filter: 'season:26 category:{category}' }
    const hosted = { ...FACTS, hosted: { ugcWidget: 'https://widget.test/w.js' } }
    const told = (path: string) => render(item, { ...hosted, path }).replaceAll('&quot;', '"')
    expect(told('/en-us/c/boots-5200')).toContain('"filter":"season:26 category:5200","categoryId":"5200"')
    expect(told('/en-us/about')).toContain('"filter":""')
  })

  it('leave out of an upsell what is out of stock', () => {
    const item = SECTION_EXAMPLES['product-upsell']
    const [first, ...others] = item.recommendedProducts
    if (!first) throw new Error('the example offers something')
    const gone = { ...first, id: 'CRN0GONE', name: 'Gone for now', productInventoryState: 'OutOfStock' as const }
    const html = examples.render({ ...item, stackedCount: 1, recommendedProducts: [gone, first, ...others] })
    expect(html).toContain(first.name)
    expect(html).not.toContain(gone.name)
  })

  it('leave out what is over, unless it is to stay', () => {
    const item = SECTION_EXAMPLES['event-collection']
    const after = { ...FACTS, today: '2040-01-01' }
    expect(render(item, after)).toBe('')
    expect(render({ ...item, hidePast: false }, after)).toContain('Mud run')
    const join = SECTION_EXAMPLES['event-sign-up-form']
    expect(render(join)).toContain('/join-event/')
    expect(render(join, after)).not.toContain('/join-event/')
    expect(render(join, after)).toContain('This event is over.')
  })

  it('show each width its own film, and a picture where none was made', () => {
    const { media } = SECTION_EXAMPLES.video
    const picture = { kind: 'picture', id: 'scenes/ridges', alt: 'Ridges', width: 10, height: 10 } as const
    const html = render({ ...SECTION_EXAMPLES.hero, media: { sm: picture, lg: media.sm } })
    expect(html).toMatch(/<div class="contents lg:hidden"><picture/)
    expect(html).toMatch(/<div class="contents max-md:hidden md:max-lg:hidden"><video/)
  })

  it('fetch the poster of a film late, unless it is on the first screen', () => {
    const { media } = SECTION_EXAMPLES.video
    const hero = { ...SECTION_EXAMPLES.hero, media }
    const page = (items: SectionItem[]) =>
      examples.renderNode(<SectionList sections={[{ name: 'main', items, lazy: false }]} facts={FACTS} />)
    const films = (html: string) =>
      [...html.matchAll(/<video[^>]*>/g)].map(([film]) => /loading="(\w+)"/.exec(film)?.[1])
    expect(films(page([hero, { ...hero, id: 'second' }]))).toEqual([undefined, 'lazy'])
    expect(films(render(SECTION_EXAMPLES['video-player']))).toEqual(['lazy'])
  })

  it('leave nothing and say so when one fails; its neighbours stay', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = {
      ...SECTION_EXAMPLES['event-collection'],
      events: [{ ...(SECTION_EXAMPLES['event-collection'].events[0] ?? never()), startDate: 'soon' }],
      hidePast: false,
    }
    const items = [broken, SECTION_EXAMPLES['cta-buttons']]
    const html = examples.renderNode(<SectionList sections={[{ name: 'main', items, lazy: false }]} facts={FACTS} />)
    expect(html).toContain('Who is it for?')
    expect(html).not.toContain(broken.id)
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('CMS Error'), {
      component: 'event-collection',
      id: broken.id,
    })
    logged.mockRestore()
  })
})

function never(): never {
  throw new Error('the example has an event')
}
