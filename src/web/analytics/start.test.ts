import { beforeEach, expect, it, vi } from 'vitest'
import { CONSENT_EVENT } from '#web/consent/consent-event.ts'
import { RECALCULATE, startAtRest } from './start.ts'

const heard = vi.hoisted(() => {
  const shown: (string | undefined)[] = []
  const left: string[] = []
  return { agreed: false, pages: 0, beacons: 0, recalculated: 0, shown, left }
})
vi.mock('./consent-state.ts', () => ({ mayPersonalise: () => heard.agreed }))
vi.mock('./track-page.ts', () => ({ trackPage: () => {} }))
vi.mock('./beacon.ts', () => ({ startBeacon: () => heard.beacons++ }))
vi.mock('./decide.ts', () => ({ reportPage: () => heard.pages++, leave: (id: string) => heard.left.push(id) }))
vi.mock('./recalculate.ts', () => ({
  recalculate: async (shown: string | undefined) => {
    heard.recalculated++
    heard.shown.push(shown)
    return 'home-hero:decided'
  },
}))

const forgotten: string[] = []
let visitor: string | null = null

/** A page of a visitor, at rest. */
async function open(agreed: boolean, dataset: Record<string, string> = {}, cookie = '') {
  Object.assign(heard, { agreed, pages: 0, beacons: 0, recalculated: 0, shown: [] })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', new URL('http://localhost:3000/en-us'))
  vi.stubGlobal('document', { documentElement: { dataset }, cookie })
  await startAtRest()
  return (name: string) => window.dispatchEvent(new Event(name))
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'cairn.visitor' ? visitor : null),
    removeItem: (key: string) => {
      forgotten.push(key)
      visitor = null
    },
  })
  forgotten.length = 0
})

it('asks for variants once, and again when the window says that something changed', async () => {
  const say = await open(true)
  await expect.poll(() => heard.pages).toBe(1)
  say(RECALCULATE)
  await expect.poll(() => heard.recalculated).toBe(1)
  expect(heard.pages).toBe(1)
})

it('asks nothing without consent to targeting, whatever the window says, until it is given', async () => {
  const say = await open(false)
  say(RECALCULATE)
  heard.agreed = true
  say(CONSENT_EVENT)
  await expect.poll(() => heard.pages).toBe(1)
  expect(heard).toMatchObject({ pages: 1, recalculated: 0 })
})

it.each([
  ['on', 1],
  ['off', 0],
])('measures how the page felt while the flag is %s', async (ingest, beacons) => {
  await open(false, { ingest })
  expect(heard.beacons).toBe(beacons)
})

it('forgets the visitor, and what was told of him, when consent is taken back', async () => {
  visitor = 'vis_known'
  const say = await open(true)
  window.dataLayer = [{ event: 'upsell_add', sku: 'BOOT-42' }]
  heard.agreed = false
  say(CONSENT_EVENT)
  expect(forgotten).toEqual(['cairn.visitor'])
  expect(window.dataLayer).toBeUndefined()
  await expect.poll(() => heard.left).toEqual(['vis_known'])
  // The shop is told once.
  say(CONSENT_EVENT)
  await Promise.resolve()
  expect(heard.left).toEqual(['vis_known'])
})

it('compares a new decision with what the page shows, whatever reports have made of the cookie meanwhile', async () => {
  const say = await open(true, {}, 'cairn_variants=home-hero:rendered')
  document.cookie = 'cairn_variants=home-hero:reported'
  say(RECALCULATE)
  await expect.poll(() => heard.shown).toEqual(['home-hero:rendered'])
  say(RECALCULATE)
  await expect.poll(() => heard.shown).toEqual(['home-hero:rendered', 'home-hero:decided'])
})
