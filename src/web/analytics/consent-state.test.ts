import { afterEach, describe, expect, it, vi } from 'vitest'
import { allows } from './consent-state.ts'

type Visitor = { site: string; consent?: string; objects?: boolean }

function visitor({ site, consent, objects = false }: Visitor) {
  vi.stubGlobal('document', {
    documentElement: { dataset: { site } },
    cookie: consent === undefined ? '' : `consent=${consent}`,
  })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('navigator', { globalPrivacyControl: objects })
}

afterEach(() => vi.unstubAllGlobals())

describe('targeting', () => {
  it.each<[string, Visitor, boolean]>([
    ['is not done before a yes in Europe', { site: 'DE' }, false],
    ['is done after a yes', { site: 'DE', consent: 'C0001.C0004' }, true],
    ['is done elsewhere', { site: 'US' }, true],
    ['is not done where the browser objects', { site: 'US', objects: true }, false],
    ['is done where the visitor says yes for all that', { site: 'US', objects: true, consent: 'C0001.C0004' }, true],
  ])('%s', (_, who, allowed) => {
    visitor(who)
    expect(allows('C0004')).toBe(allowed)
  })
})
