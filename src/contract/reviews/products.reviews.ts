import { z } from 'zod'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { endpoint } from '../endpoint.ts'
import { Done, ProductId, QueryFlag } from '../fields.ts'
import { FITS, QUESTION_SORTS, REVIEW_SORTS } from '../products/listing-options.ts'
import { pagedQuery } from '../products/product-query.ts'
import { queryList, SearchText } from '../query.ts'
import {
  AnswerId,
  AskedQuestion,
  AskQuestion,
  Flag,
  QuestionId,
  QuestionPage,
  ReviewId,
  ReviewPage,
  TranslatedQuestion,
  TranslateInto,
  Translation,
  Vote,
  VotedAnswer,
  VotedReview,
  WriteReview,
  WrittenReview,
} from './review.entities.ts'

const ProductParams = z.strictObject({ productId: ProductId })
const ReviewParams = z.strictObject({ productId: ProductId, reviewId: ReviewId })

/** Calls of the products group about what shoppers say. */
export const reviewCalls = {
  reviews: endpoint({
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews',
    summary: 'List the reviews of a style',
    params: ProductParams,
    query: z.strictObject({
      ...pagedQuery,
      sort: z.enum(REVIEW_SORTS).default('helpful'),
      rating: queryList(z.enum(['1', '2', '3', '4', '5']), 5)
        .optional()
        .describe('Only reviews with these stars.'),
      fit: z.enum(FITS).optional(),
      language: z.enum(LANGUAGES).optional(),
      withPhotos: QueryFlag.default(false),
      q: SearchText.optional(),
    }),
    response: ReviewPage,
    errors: ['NOT_FOUND'],
  }),
  writeReview: endpoint({
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews',
    beyondSpecification: true,
    summary: 'Write a review of a style',
    description: 'Not in the specification, which shows how reviews are read but not how they come to be.',
    params: ProductParams,
    body: WriteReview,
    response: WrittenReview,
    errors: ['NOT_FOUND', 'REVIEW_TOO_LONG', 'CAPTCHA_FAILED'],
  }),
  flagReview: endpoint({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/flag',
    summary: 'Report a review',
    description: 'Counted once per visitor. A review that many report is taken from the list.',
    perMinute: 30,
    params: ReviewParams,
    body: Flag,
    response: Done,
    errors: ['NOT_FOUND', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  voteReview: endpoint({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/vote',
    summary: 'Say whether a review helped',
    perMinute: 30,
    params: ReviewParams,
    body: Vote,
    response: VotedReview,
    errors: ['NOT_FOUND', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  translateReview: endpoint({
    method: 'POST',
    path: '/products/v1/review/{reviewId}/translate',
    summary: 'Translate a review',
    description: 'What a translator says is kept, and asked for once.',
    perMinute: 30,
    params: z.strictObject({ reviewId: ReviewId }),
    body: TranslateInto,
    response: Translation,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    readOnly: true,
  }),
  translateQuestion: endpoint({
    method: 'POST',
    path: '/products/v1/question/{questionId}/translate',
    beyondSpecification: true,
    summary: 'Translate a question and its answers',
    description: 'Not in the specification, which translates reviews alone.',
    perMinute: 30,
    params: z.strictObject({ questionId: QuestionId }),
    body: TranslateInto,
    response: TranslatedQuestion,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    readOnly: true,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/questions',
    summary: 'List questions and answers about a style',
    params: ProductParams,
    query: z.strictObject({
      ...pagedQuery,
      sort: z.enum(QUESTION_SORTS).default('most-answers'),
      q: SearchText.optional(),
    }),
    response: QuestionPage,
    errors: ['NOT_FOUND'],
  }),
  askQuestion: endpoint({
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions',
    summary: 'Ask a question about a style',
    params: ProductParams,
    body: AskQuestion,
    response: AskedQuestion,
    errors: ['NOT_FOUND', 'REVIEW_TOO_LONG', 'CAPTCHA_FAILED'],
  }),
  voteAnswer: endpoint({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
    summary: 'Say whether an answer helped',
    perMinute: 30,
    params: z.strictObject({ productId: ProductId, answerId: AnswerId }),
    body: Vote,
    response: VotedAnswer,
    errors: ['NOT_FOUND', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
}
