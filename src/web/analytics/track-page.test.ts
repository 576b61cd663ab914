import { beforeEach, expect, it, vi } from 'vitest'
import { trackPage } from './track-page.ts'

const heard = vi.hoisted(() => ({ events: new Array<{ event: string }>() }))
vi.mock('./consent-state.ts', () => ({ mayPersonalise: () => false }))
vi.mock('./data-layer.ts', () => ({ pushEvent: (event: { event: string }) => heard.events.push(event) > 0 }))

type Item = { id: string; dataset: Record<string, string>; querySelector: (query: string) => { textContent: string } }

/** A link of an item that editors placed, headed by its title. */
class Link {
  textContent = ' Shop trail '
  readonly item: Item
  constructor(item: Item) {
    this.item = item
  }
  closest = (query: string) => (query === 'a, button' ? this : query === '[data-component]' ? this.item : null)
}

function click(dataset: Record<string, string>) {
  const listeners: ((event: { target: Link }) => void)[] = []
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: (_: string, listener: (event: { target: Link }) => void) => listeners.push(listener),
  })
  trackPage()
  const item = { id: 'item-hero', dataset, querySelector: () => ({ textContent: 'Grips wet granite' }) }
  listeners.forEach(listener => listener({ target: new Link(item) }))
  return heard.events.filter(({ event }) => event !== 'page_view')
}

beforeEach(() => {
  heard.events.length = 0
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', new URL('http://localhost:3000/en-us'))
  vi.stubGlobal('Element', Link)
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function Watcher() {}),
  )
})

const told = { component: 'hero', id: 'item-hero', title: 'Grips wet granite' }

it('tells a click by the name that editors gave to it', () => {
  const track = JSON.stringify({ event: 'hero_click', category: 'home', label: 'trail' })
  expect(click({ component: 'hero', track })).toEqual([
    { event: 'hero_click', ...told, label: 'trail', category: 'home' },
  ])
})

it('tells any other as a click, with the title of the item and the words that were pressed', () => {
  expect(click({ component: 'hero' })).toEqual([{ event: 'click', ...told, label: 'Shop trail', category: undefined }])
})
