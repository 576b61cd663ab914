import { expect, it } from 'vitest'
import { LIMITS, PREVIEW_PAGE_SIZE, PREVIEW_PAGE_SIZES, TIMINGS, carouselInterval } from './timings.ts'

it('holds the business constants of the specification', () => {
  expect(TIMINGS).toMatchObject({
    dialogTransition: 250,
    routeReloadGuard: 10_000,
    requestDebounce: 25,
    tokenRetryDelay: 2000,
    invalidCustomerReload: 4000,
    toastTick: 200,
    popUpDelay: 2000,
    widgetInitDelay: 500,
  })
  expect(LIMITS).toMatchObject({ recommendationImpressions: 24, promoBarWidthPx: 548 })
  expect(PREVIEW_PAGE_SIZES).toContain(PREVIEW_PAGE_SIZE)
})

it('rotates a carousel every autorotateTime seconds', () => {
  expect(carouselInterval(5)).toBe(5000)
})
