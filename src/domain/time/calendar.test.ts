import { expect, it } from 'vitest'
import { isInCalendar } from './calendar.ts'
import { meantIn } from './zoned.ts'

it.each(['0000-01-01', '0001-01-01T00:00:00.000Z', '9999-12-31', '+010000-01-01T00:00:00.000Z', '275760-09-13'])(
  'takes %s for a slip',
  time => expect(isInCalendar(time)).toBe(false),
)

it.each(['1900-01-01', '2026-11-19T04:30:00.000Z', '2199-12-31T23:59:59.000Z'])('takes %s as it is', time =>
  expect(isInCalendar(time)).toBe(true),
)

it.each(['', '0002-01-01T00:00', '9999-12-31T23:59', '275760-09-13T00:00', '275761-01-01T00:00'])(
  'finds no moment in what a field says of %s',
  local => expect(meantIn(local, 'America/Denver')).toBeUndefined(),
)

it('finds the moment that somebody means', () => {
  expect(meantIn('2026-11-19T04:30', 'America/Denver')?.at).toBe('2026-11-19T11:30:00.000Z')
})
