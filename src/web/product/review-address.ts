import { REVIEW_SORTS } from '#contract/products/listing-options.ts'

export type ReviewSort = (typeof REVIEW_SORTS)[number]
export type ReviewChoice = { sort: ReviewSort; stars: number | undefined; withPhotos: boolean }
/** A page shows the first few; who asks for more without script gets long parts, the first, the second and so on. */
export type ReviewPlace = ReviewChoice & { part: number }

export const FEW_REVIEWS = 5
const MANY_REVIEWS = 50
const MOST_PARTS = 1000
/** What each of it is called in an address. */
export const REVIEW_WORDS = {
  sort: 'reviews',
  stars: 'stars',
  withPhotos: 'photos',
  part: 'more',
} as const satisfies Record<keyof ReviewPlace, string>

/** Whether an address asks for other reviews than a page shows at first. */
export const choosesReviews = (asked: URLSearchParams): boolean =>
  Object.values(REVIEW_WORDS).some(word => asked.has(word))

export function reviewPlaceOf(asked: URLSearchParams): ReviewPlace {
  const numberIn = (word: string, most: number) => {
    const number = Number(asked.get(word))
    return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
  }
  return {
    sort: REVIEW_SORTS.find(sort => sort === asked.get(REVIEW_WORDS.sort)) ?? 'helpful',
    stars: numberIn(REVIEW_WORDS.stars, 5),
    withPhotos: asked.has(REVIEW_WORDS.withPhotos),
    part: numberIn(REVIEW_WORDS.part, MOST_PARTS) ?? 0,
  }
}

export function reviewAddress(path: string, { sort, stars, withPhotos, part }: ReviewPlace): string {
  const asked = new URLSearchParams()
  if (sort !== 'helpful') asked.set(REVIEW_WORDS.sort, sort)
  if (stars !== undefined) asked.set(REVIEW_WORDS.stars, String(stars))
  if (withPhotos) asked.set(REVIEW_WORDS.withPhotos, 'true')
  if (part > 0) asked.set(REVIEW_WORDS.part, String(part))
  return `${path}${asked.size > 0 ? `?${asked}` : ''}#reviews`
}

export const reviewQuery = ({ sort, stars, withPhotos }: ReviewChoice, page: number, pageSize = FEW_REVIEWS) => ({
  sort,
  page,
  pageSize,
  ...(stars === undefined ? {} : { rating: String(stars) }),
  ...(withPhotos ? { withPhotos: 'true' as const } : {}),
})

export const placeQuery = (place: ReviewPlace) =>
  place.part === 0 ? reviewQuery(place, 1) : reviewQuery(place, place.part, MANY_REVIEWS)

/** How many reviews come before those of a place. */
export const skippedBefore = ({ part }: ReviewPlace): number => Math.max(part - 1, 0) * MANY_REVIEWS
