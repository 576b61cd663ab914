import { beforeEach, expect, it, vi } from 'vitest'
import { trackRecommendations } from './track-recommendations.ts'

const heard = vi.hoisted(() => ({ agreed: true, events: new Array<{ eventType: string; recTokens?: string[] }>() }))
vi.mock('#web/analytics/consent-state.ts', () => ({ mayPersonalise: () => heard.agreed }))
vi.mock('#web/analytics/data-layer.ts', () => ({ pushEvent: () => {} }))
vi.mock('#web/analytics/decide.ts', () => ({
  report: (event: (typeof heard.events)[number]) => heard.events.push(event),
}))

class Card extends EventTarget {
  textContent = 'A shoe$120.004.5 of 5 stars'
  dataset: Record<string, string>
  constructor(id: number) {
    super()
    this.dataset = { product: `p${id}`, title: 'A shoe', recToken: `home.${id}` }
  }
  closest = () => this
}
const cards = Array.from({ length: 30 }, (_, id) => new Card(id))

/** A row of thirty products; `click` is what the page hears when the first one is clicked. */
function row(): { click: () => void } {
  const listeners = new Set<(event: { target: Card | undefined }) => void>()
  vi.stubGlobal('document', {
    querySelector: () => ({
      querySelectorAll: () => cards,
      addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
      removeEventListener: () => {},
    }),
  })
  return { click: () => listeners.forEach(listener => listener({ target: cards[0] })) }
}

beforeEach(() => {
  heard.events.length = 0
  heard.agreed = true
  vi.stubGlobal('Element', Card)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('location', { pathname: '/en-us' })
})

const HOME = { kind: 'decision', name: 'home' } as const

it('counts the impressions of a row once, at most 24 of them, and each click', () => {
  const { click } = row()
  trackRecommendations('row', HOME, 'Baseline')
  trackRecommendations('row', HOME, 'Baseline')
  expect(heard.events.map(({ eventType, recTokens }) => [eventType, recTokens?.length])).toEqual([
    ['RecImpressions', 24],
  ])
  heard.events.length = 0
  click()
  expect(heard.events[0]).toEqual({ eventType: 'RecClicks', recTokens: ['home.0'] })
})

it.each([
  ['of the control group', 'Control', true],
  ['of visitors who did not agree', 'Baseline', false],
])('counts nothing %s', (_, variant, agreed) => {
  heard.agreed = agreed
  const { click } = row()
  trackRecommendations(`row ${variant}`, HOME, variant)
  click()
  expect(heard.events).toEqual([])
})

it('tells of clicks on the second source the product, its title and where', () => {
  const { click } = row()
  trackRecommendations('widget', { kind: 'widget', name: 'similar', index: 0 }, 'Baseline')
  heard.events.length = 0
  click()
  expect(heard.events[1]).toEqual({ eventType: 'WidgetClick', product: 'p0', title: 'A shoe', path: '/en-us' })
})
