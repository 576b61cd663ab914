import { expect, it } from 'vitest'
import { spanOf } from './days.ts'

it('a day that is asked for begins and ends as clocks of the zone show it, also when they change in it', () => {
  expect(spanOf({ from: '2026-11-19', to: '2026-11-19' }, 'America/Denver')).toEqual({
    from: '2026-11-19T07:00:00.000Z',
    to: '2026-11-20T07:00:00.000Z',
  })
  expect(spanOf({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/Berlin')).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    to: '2026-10-25T23:00:00.000Z',
  })
  expect(spanOf({ to: '2026-12-31' }, 'UTC')).toEqual({ to: '2027-01-01T00:00:00.000Z' })
})
