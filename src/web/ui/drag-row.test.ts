import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dragRow } from './drag-row.ts'

const START_X = 300
let page: EventTarget
let row: HTMLElement

const at = (left: number) => ({ getBoundingClientRect: () => ({ left }) })

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingLeft: '0' }))
  row = Object.assign(Object.create(at(0)), {
    scrollLeft: 0,
    classList: new Set<string>(),
    children: [at(0), at(400)],
    scrollBy: () => {},
  })
  dragRow(row, START_X)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const move = (clientX: number, buttons = 1) =>
  page.dispatchEvent(Object.assign(new Event('pointermove'), { clientX, buttons }))
const letGo = () => page.dispatchEvent(new Event('pointerup'))
/** Whether a click came through to what lies under the mouse. */
const click = () => page.dispatchEvent(new Event('click', { cancelable: true }))

it('follows the mouse, and the click that ends the pull is none', () => {
  move(START_X - 120)
  expect(row.scrollLeft).toBe(120)
  letGo()
  expect(click()).toBe(false)
})

it('leaves alone a click that comes later, after a pull that ended without one', () => {
  move(START_X - 120)
  letGo()
  vi.advanceTimersByTime(1)
  expect(click()).toBe(true)
})

it('does not follow a mouse whose button was let go before', () => {
  move(START_X - 120, 0)
  move(START_X - 240, 1)
  expect(row.scrollLeft).toBe(0)
  expect(click()).toBe(true)
})
