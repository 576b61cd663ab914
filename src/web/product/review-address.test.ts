import { expect, it } from 'vitest'
import { choosesReviews, placeQuery, reviewAddress, reviewPlaceOf } from './review-address.ts'

const PATH = '/en-us/p/estuary-sandal-JAPXSDUN'
const placeIn = (address: string) => reviewPlaceOf(new URL(address, 'https://shop.test').searchParams)

it('reads from an address what was written to it', () => {
  const place = { sort: 'newest', stars: 4, withPhotos: true, part: 2 } as const
  expect(reviewAddress(PATH, place)).toBe(`${PATH}?reviews=newest&stars=4&photos=true&more=2#reviews`)
  expect(placeIn(reviewAddress(PATH, place))).toEqual(place)
  expect(placeQuery(place)).toEqual({ sort: 'newest', rating: '4', withPhotos: 'true', page: 2, pageSize: 50 })
})

it('asks for the few most helpful ones where nothing is chosen, or nonsense is', () => {
  expect(reviewAddress(PATH, placeIn(PATH))).toBe(`${PATH}#reviews`)
  const nonsense = placeIn(`${PATH}?reviews=evil&stars=9&more=-1`)
  expect(nonsense).toEqual(placeIn(PATH))
  expect(placeQuery(nonsense)).toEqual({ sort: 'helpful', page: 1, pageSize: 5 })
})

it('knows which addresses choose among reviews', () => {
  expect(choosesReviews(new URLSearchParams('said=voted'))).toBe(false)
  expect(choosesReviews(new URLSearchParams('stars=4'))).toBe(true)
})
