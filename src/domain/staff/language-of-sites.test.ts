import { expect, it } from 'vitest'
import { languageOfSites } from './language-of-sites.ts'

it('is the one language of all sites that somebody works on, and none where they speak several', () => {
  expect(languageOfSites([{ sites: ['DE'] }])).toBe('de')
  expect(languageOfSites([{ sites: ['US'] }, { sites: ['GB'] }])).toBe('en')
  expect(languageOfSites([{ sites: ['CA'] }])).toBeUndefined()
  expect(languageOfSites([{ sites: ['DE'] }, { sites: ['FR'] }])).toBeUndefined()
  expect(languageOfSites([{ sites: ['DE'] }, {}])).toBeUndefined()
})
