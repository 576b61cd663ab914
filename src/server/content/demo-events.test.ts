import { expect, it } from 'vitest'
import { stillToCome } from './demo-events.ts'

const event = (startDate: string, endDate: string) => ({
  slug: startDate,
  scope: 'any',
  body: { title: 'Run', sections: [{ items: [{ startDate, endDate, place: 'Boulder' }] }] },
})
const layers = [event('2027-02-18', '2027-02-19'), event('2027-01-23', '2027-01-23')]

it.each([
  ['2026-11-15', ['2027-02-18', '2027-01-23']],
  ['2027-01-22', ['2027-02-18', '2027-01-23']],
  ['2027-01-23', ['2028-02-17', '2028-01-22']],
  ['2029-06-01', ['2030-02-14', '2030-01-19']],
])('has every event before it on %s', (today, expected) => {
  const starts = stillToCome(layers, today).map(({ body }) => body.sections[0]?.items[0]?.startDate)
  expect(starts).toEqual(expected)
})

it('keeps the length of an event and all that is no day', () => {
  const [run] = stillToCome(layers, '2027-05-01')
  expect(run?.body).toEqual(event('2028-02-17', '2028-02-18').body)
})
