import { expect, it } from 'vitest'
import { contentRequest } from './content-request.ts'

const asked = (query: string) => contentRequest(new URLSearchParams(query))

it('asks for what is live, whatever else the address says', () => {
  expect(asked('previewDateTime=2036-01-01T00:00:00Z&localePath=de-de&q=x')).toEqual({ mode: 'live', query: {} })
})

it('asks for the moment and the locale that a preview names', () => {
  expect(asked('preview&previewDateTime=2036-01-01T00:00:00Z&localePath=de-de')).toEqual({
    mode: 'preview',
    query: { previewDateTime: '2036-01-01T00:00:00.000Z', localePath: 'de-de' },
  })
  expect(asked('preview=true&localePath=xx-xx')).toEqual({ mode: 'preview', query: {} })
})

it.each([
  ['2036-01-01T10:00:00+01:00', '2036-01-01T09:00:00.000Z'],
  ['2036-01-01T10:00', '2036-01-01T10:00:00.000Z'],
  ['2036-01-01', '2036-01-01T00:00:00.000Z'],
  ['tomorrow', 'tomorrow'],
])('reads the moment %s as someone types it', (typed, previewDateTime) => {
  expect(asked(`preview&previewDateTime=${typed}`).query).toEqual({ previewDateTime })
  expect(asked('preview&previewDateTime=').query).toEqual({})
})
