import { recTokenOf } from '#domain/decision/rec-token.ts'
import * as commerce from '../content-commerce.ts'
import { example } from './example.ts'

export const SHOE = example(commerce.RecommendedProduct, {
  id: 'CTR3A1GN',
  title: 'Scree 3 Trail Shoe',
  url: '/en-us/p/scree-3-trail-shoe-CTR3A1GN',
  image: {
    id: 'products/CTR3A1GN/side',
    src: '/media/products/CTR3A1GN/side',
    alt: 'Scree 3 trail shoe in moss, side view',
    width: 1600,
    height: 2000,
  },
  price: { lowCurrent: 11_900, highCurrent: 11_900, lowOriginal: 14_000, highOriginal: 14_000 },
  currency: 'USD',
  rating: { score: 4.6, showScore: true, count: 212 },
  recToken: recTokenOf('trending', 'CTR3A1GN'),
})

const BOOT = example(commerce.RecommendedProduct, {
  id: 'CHB2B7SL',
  title: 'Talus Mid Hiking Boot',
  url: '/en-us/p/talus-mid-hiking-boot-CHB2B7SL',
  image: {
    id: 'products/CHB2B7SL/side',
    src: '/media/products/CHB2B7SL/side',
    alt: 'Talus Mid hiking boot in slate, side view',
    width: 1600,
    height: 2000,
  },
  price: { lowCurrent: 18_500, highCurrent: 18_500, lowOriginal: 18_500, highOriginal: 18_500 },
  currency: 'USD',
  rating: { score: 4.8, showScore: true, count: 96 },
  recToken: recTokenOf('trending', 'CHB2B7SL'),
})

const JACKET = example(commerce.RecommendedProduct, {
  id: 'CSJ1C4IN',
  title: 'Squall Shell Jacket',
  url: '/en-us/p/squall-shell-jacket-CSJ1C4IN',
  image: {
    id: 'products/CSJ1C4IN/front',
    src: '/media/products/CSJ1C4IN/front',
    alt: 'Squall shell jacket in ink, front view',
    width: 1600,
    height: 2000,
  },
  price: { lowCurrent: 24_900, highCurrent: 26_900, lowOriginal: 24_900, highOriginal: 26_900 },
  currency: 'USD',
  recToken: recTokenOf('trending', 'CSJ1C4IN'),
})

export const commerceExamples = {
  'product-recommendations': example(commerce.ProductRecommendations, {
    id: 'rec-trending',
    type: 'product-recommendations',
    name: 'Trending on home',
    title: 'Worn most this week',
    recommendedProducts: [SHOE, BOOT, JACKET],
    variant: 'default',
    showRatings: true,
    quickShopVisibility: 'visible',
    monetateDecision: { name: 'trending' },
  }),
  'product-recommendations-widget': example(commerce.ProductRecommendationsWidget, {
    id: 'rec-similar',
    type: 'product-recommendations-widget',
    name: 'Similar on the product page',
    title: 'Much like this one',
    recommendedProducts: [BOOT, SHOE, JACKET],
    variant: '3-cards',
    showRatings: false,
    widgetId: 'similar',
    bloomreachIndex: 0,
  }),
  'product-upsell': example(commerce.ProductUpsell, {
    id: 'upsell-cart',
    type: 'product-upsell',
    name: 'Cart upsell',
    title: 'Easy to forget',
    stackedCount: 2,
    variant: 'stacked',
    addToCartControls: 'checkbox',
    detailsControl: 'quickshop',
    recommendedProducts: [
      {
        id: 'CSK1D2OA',
        sku: 'CSK1D2OA-M-R',
        name: 'Merino Crew Sock',
        url: '/en-us/p/merino-crew-sock-CSK1D2OA',
        image: {
          id: 'products/CSK1D2OA/side',
          alt: 'Merino crew sock in oat, side view',
          width: 1600,
          height: 2000,
        },
        price: 2200,
        currency: 'USD',
        productInventoryState: 'InStock',
      },
      {
        id: 'CBN1E5FO',
        sku: 'CBN1E5FO-OS-R',
        name: 'Harbor Beanie',
        url: '/en-us/p/harbor-beanie-CBN1E5FO',
        image: { id: 'products/CBN1E5FO/front', alt: 'Harbor beanie in forest', width: 1600, height: 2000 },
        price: 3200,
        currency: 'USD',
        productInventoryState: 'InStock',
      },
    ],
  }),
}
