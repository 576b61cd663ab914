import { expect, it } from 'vitest'
import { frontIn, lastFrontIn, shownIn, stepFrom, type Place } from './track-places.ts'

// Six slides of 100, four of them across: it can be pulled by two.
const at = (scrollLeft: number): Place => ({ scrollLeft, room: 200, starts: [0, 100, 200, 300, 400, 500] })

it('goes slide by slide to the end and back, however many are seen at once', () => {
  const last = lastFrontIn(at(0))
  expect(last).toBe(2)
  expect([0, 90, 130, 200].map(left => frontIn(at(left)))).toEqual([0, 1, 1, 2])
  expect(stepFrom(frontIn(at(200)), -1, last, false)).toBe(1)
  expect(stepFrom(frontIn(at(200)), 1, last, false)).toBe(2)
  expect(stepFrom(frontIn(at(200)), 1, last, true)).toBe(0)
  expect(stepFrom(frontIn(at(0)), -1, last, true)).toBe(2)
  expect(stepFrom(frontIn(at(0)), -1, last, false)).toBe(0)
})

it('shows the last one once there is nothing behind it', () => {
  expect([0, 100, 199].map(left => shownIn(at(left)))).toEqual([0, 1, 5])
  expect(shownIn({ scrollLeft: 0, room: 0, starts: [0, 100] })).toBe(0)
})
