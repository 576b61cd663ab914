import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPopUps } from './pop-up-manager.ts'

const DELAY = 8000
const heard = vi.hoisted(() => ({
  agreed: true,
  subscribed: false,
  events: new Array<string>(),
  drawn: 0,
  withForm: false,
}))
vi.mock('#web/call.ts', () => ({
  call: async () => ({ popups: [{ id: 'letter', name: 'newsletter autumn', delay: 8000, title: '', targets: [] }] }),
}))
vi.mock('#web/i18n/browser-messages.ts', () => ({ loadMessages: async () => ({}) }))
vi.mock('#web/i18n/document-locale.ts', () => ({ documentLocale: () => 'en-us' }))
vi.mock('#web/session/browser-storage.ts', () => ({ readText: () => (heard.subscribed ? 'yes' : undefined) }))
vi.mock('#web/session/kept-ids.ts', () => ({ keptIds: () => [], keepId: () => {} }))
vi.mock('#web/analytics/data-layer.ts', () => ({
  pushEvent: ({ event, label }: { event: string; label: string }) =>
    heard.agreed && heard.events.push(`${event} ${label}`) > 0,
}))
vi.mock('./draw-pop-up.ts', () => ({
  drawPopUp: (_: object, { form }: { form?: () => void }) => {
    heard.drawn++
    heard.withForm = form !== undefined
    return {}
  },
}))

let dialog: object | null = null

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(heard, { agreed: true, subscribed: false, drawn: 0, withForm: false })
  heard.events.length = 0
  dialog = null
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', new URL('http://localhost:3000/en-us/about'))
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    body: { append: () => {} },
    querySelector: () => dialog,
  })
})
afterEach(() => vi.useRealTimers())

it('counts the impression at once, and opens after its delay, with the form where it is about the letter', async () => {
  await startPopUps()
  expect(heard).toMatchObject({ events: ['pop_up_impression Newsletter'], drawn: 0 })
  await vi.advanceTimersByTimeAsync(DELAY)
  expect(heard).toMatchObject({ drawn: 1, withForm: true })
})

it('does not ask for the newsletter again whoever has ordered it', async () => {
  heard.subscribed = true
  await startPopUps()
  await vi.advanceTimersByTimeAsync(DELAY)
  expect(heard).toMatchObject({ events: [], drawn: 0 })
})

it('waits for whoever is at work in a dialog, and is not lost', async () => {
  dialog = {}
  await startPopUps()
  await vi.advanceTimersByTimeAsync(DELAY * 2)
  expect(heard.drawn).toBe(0)
  dialog = null
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard.drawn).toBe(1)
})

it('counts whoever agrees to it later, once', async () => {
  heard.agreed = false
  await startPopUps()
  heard.agreed = true
  window.dispatchEvent(new Event('cairn:consent'))
  window.dispatchEvent(new Event('cairn:consent'))
  expect(heard.events).toEqual(['pop_up_impression Newsletter'])
})

it.each([
  ['/en-us/orders', 0],
  ['/en-us/orders/CRN-1001/refund', 0],
  ['/de-de/sign-in', 0],
  ['/en-us/preview/sections', 0],
  ['/en-us/preview/sections/hero', 1],
  ['/en-us/newsletter/confirm', 1],
  ['/en-us/our-orders', 1],
])('on %s it opens %i', async (path, drawn) => {
  vi.stubGlobal('location', new URL(path, 'http://localhost:3000'))
  await startPopUps()
  await vi.advanceTimersByTimeAsync(DELAY)
  expect(heard.drawn).toBe(drawn)
})
