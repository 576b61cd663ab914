import { Listing } from './listing.entities.ts'
import { ProductDetails } from './product.entities.ts'
import { QuestionPage, ReviewPage } from '../reviews/review.entities.ts'
import { SHOE } from '../content/examples/commerce.ts'
import { example, tall } from '../content/examples/example.ts'

const { id, title, url, price, currency } = SHOE
const side = tall(`products/${id}/side`, 'Scree 3 trail shoe in moss, side view')
const top = tall(`products/${id}/top`, 'Scree 3 trail shoe in moss, from above')
const trail = { id: '2301', name: 'Trail running', url: '/en-us/c/trail-running-2301' }
const fit = { small: 41, true: 150, large: 21, verdict: 'true-to-size' } as const
const sale = { id: 'sale', label: 'Sale' } as const

export const PRODUCT_EXAMPLE = example(ProductDetails, {
  id,
  masterId: 'CTR3SCREE',
  name: title,
  tagline: 'Grips wet granite.',
  description: 'A soft lug for rain, a stiff heel for the way down.',
  productType: 'trail-runner',
  gender: 'women',
  url,
  breadcrumbs: [trail],
  price,
  currency,
  colours: [
    {
      id,
      name: 'Moss',
      family: 'green',
      hexes: ['#7A8B5A', '#16191B'],
      url,
      images: [side, top],
      badges: [sale],
      price,
      stockState: 'InStock',
      variants: [
        { sku: `${id}-080`, upc: '000123456789', size: '8', width: 'regular', stockState: 'InStock' },
        { sku: `${id}-085`, upc: '000123456790', size: '8.5', width: 'regular', stockState: 'OutOfStock' },
      ],
    },
  ],
  sizeRun: {
    scale: 'shoes-women',
    sizes: [
      { label: '8', us: '8', uk: '6', eu: '39', cm: 25 },
      { label: '8.5', us: '8.5', uk: '6.5', eu: '40', cm: 25.5 },
    ],
    widths: ['regular', 'wide'],
  },
  badges: [sale],
  features: [{ id: 'wet-grip', label: 'Wet grip', text: 'Five-millimetre lugs of soft rubber.' }],
  materials: [{ part: 'Upper', text: 'Recycled ripstop mesh' }],
  activities: ['trail-running'],
  fit,
  rating: { score: 4.6, count: 212 },
  weightGrams: 268,
  launchedAt: '2026-08-01T00:00:00.000Z',
})

export const LISTING_EXAMPLE = example(Listing, {
  categoryId: trail.id,
  title: trail.name,
  url: trail.url,
  breadcrumbs: [trail],
  total: 1,
  page: 1,
  pageSize: 24,
  pageCount: 1,
  sort: 'recommended',
  sortOptions: [
    { id: 'recommended', label: 'Recommended', isSelected: true },
    { id: 'price-asc', label: 'Price, low first', isSelected: false },
  ],
  facets: [
    {
      id: 'colour',
      label: 'Colour',
      display: 'swatches',
      values: [{ value: 'green', label: 'Green', count: 1, isSelected: true, swatch: 'moss' }],
    },
  ],
  selected: [{ facetId: 'colour', value: 'green', label: 'Green' }],
  products: [
    {
      id,
      masterId: 'CTR3SCREE',
      name: title,
      tagline: 'Grips wet granite.',
      url,
      image: side,
      hoverImage: top,
      price,
      currency,
      rating: { score: 4.6, count: 212 },
      badges: [sale],
      swatches: [{ id, name: 'Moss', hexes: ['#7A8B5A'], url, image: side }],
      stockState: 'InStock',
    },
  ],
})

export const REVIEWS_EXAMPLE = example(ReviewPage, {
  productId: id,
  summary: {
    score: 4.6,
    count: 212,
    histogram: [4, 6, 12, 28, 162].map((count, index) => ({ stars: index + 1, count })),
    fit,
    photos: [],
  },
  reviews: [
    {
      id: '4811',
      rating: 5,
      title: 'A winter of mud',
      text: 'Two hundred miles, mostly wet. The lugs are half gone and it still holds.',
      nickname: 'ridgewalker',
      country: 'GB',
      language: 'en',
      createdAt: '2026-10-02T08:15:00.000Z',
      verifiedBuyer: true,
      fit: 'true',
      photos: [],
      votes: { up: 14, down: 1 },
      translations: ['de', 'fr'],
    },
  ],
  total: 1,
  page: 1,
  pageSize: 10,
})

export const QUESTIONS_EXAMPLE = example(QuestionPage, {
  productId: id,
  questions: [
    {
      id: '97',
      text: 'Do they drain after a river?',
      nickname: 'wader',
      language: 'en',
      createdAt: '2026-09-12T17:40:00.000Z',
      answers: [
        {
          id: '131',
          text: 'Yes: ten minutes of walking and they squelch no more.',
          nickname: 'Cairn',
          byStaff: true,
          createdAt: '2026-09-13T09:00:00.000Z',
          votes: { up: 8, down: 0 },
        },
      ],
    },
  ],
  total: 1,
  page: 1,
  pageSize: 10,
})
