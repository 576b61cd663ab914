import type { products } from '#contract/products/products.ts'
import type { Handlers } from '../http/operation.ts'
import { askQuestion, getQuestions, voteAnswer } from '../reviews/questions.service.ts'
import { flagReview, getReviews, voteReview, writeReview } from '../reviews/reviews.service.ts'
import { translateQuestion, translateReview } from '../reviews/translations.service.ts'
import { getDetails } from './details.service.ts'
import { getInventory, getStoreInventory, waitForStock } from './inventory.service.ts'
import { listCategory, searchProducts } from './listing.service.ts'
import { getProductSet, getProductSets, recommend } from './recommendations.service.ts'
import { suggest } from './suggest.service.ts'

export const productHandlers: Handlers<typeof products> = {
  details: (shop, { params }) => getDetails(shop, params.productId),
  availability: (shop, { params, query, body }) => getStoreInventory(shop, params.productId, query.sku, body),
  inventory: (shop, { params }) => getInventory(shop, params.productId),
  reviews: (shop, { params, query }) => getReviews(shop, params.productId, query),
  writeReview: (shop, { params, body }) => writeReview(shop, params.productId, body),
  flagReview: (shop, { params, body }) => flagReview(shop, params, body),
  voteReview: (shop, { params, body }) => voteReview(shop, params, body),
  translateReview: (shop, { params, body }) => translateReview(shop, params.reviewId, body.language),
  translateQuestion: (shop, { params, body }) => translateQuestion(shop, params.questionId, body.language),
  questions: (shop, { params, query }) => getQuestions(shop, params.productId, query),
  askQuestion: (shop, { params, body }) => askQuestion(shop, params.productId, body),
  voteAnswer: (shop, { params, body }) => voteAnswer(shop, params, body),
  productSets: (shop, { params }) => getProductSets(shop, params.productId),
  productSet: (shop, { params }) => getProductSet(shop, params.productSetId),
  catalog: (shop, { query }) => listCategory(shop, query),
  notify: (shop, { body }) => waitForStock(shop, body),
  search: (shop, { query }) => searchProducts(shop, query),
  autoSuggest: (shop, { query }) => suggest(shop, query),
  widgetRecommendations: (shop, { query }) => recommend(shop, query),
}
