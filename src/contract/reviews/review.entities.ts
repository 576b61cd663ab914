import { z } from 'zod'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { Picture } from '../content/content-media.ts'
import { failsAs } from '../errors/errors.ts'
import { CaptchaToken, Email, line, paragraph, ProductId, Timestamp, VisitorProof } from '../fields.ts'
import { FITS } from '../products/listing-options.ts'
import { FitSummary } from '../products/product.entities.ts'
import { REVIEW_REPORT_REASONS } from './report-reasons.ts'

// Digits only, so that the database never meets a number it cannot hold.
export const ReviewId = z
  .string()
  .regex(/^\d{1,18}$/)
  .meta({ id: 'ReviewId' })
export const AnswerId = z
  .string()
  .regex(/^\d{1,18}$/)
  .meta({ id: 'AnswerId' })

export const QuestionId = z
  .string()
  .regex(/^\d{1,18}$/)
  .meta({ id: 'QuestionId' })

export const Vote = z
  .strictObject({ vote: z.enum(['up', 'down']), recaptcha_response: VisitorProof })
  .meta({ id: 'Vote' })

const Votes = z.object({ up: z.int().min(0), down: z.int().min(0) }).meta({
  id: 'Votes',
  description: 'One vote per account, or per guest who passed the bot check; a second one replaces the first.',
})

export const VotedReview = z.object({ reviewId: ReviewId, votes: Votes }).meta({ id: 'VotedReview' })
export const VotedAnswer = z.object({ answerId: AnswerId, votes: Votes }).meta({ id: 'VotedAnswer' })

export const Flag = z
  .strictObject({
    reason: z.enum(REVIEW_REPORT_REASONS),
    text: paragraph(500).optional(),
    recaptcha_response: VisitorProof,
  })
  .meta({ id: 'Flag' })

export const TranslateInto = z
  .strictObject({ language: z.enum(LANGUAGES).optional().describe('That of the locale when absent.') })
  .meta({ id: 'TranslateReview' })

export const Translation = z
  .object({
    reviewId: ReviewId,
    language: z.enum(LANGUAGES),
    translated: z.boolean().describe('False when there is no translation into that language.'),
    title: z.string().optional(),
    text: z.string().optional(),
    message: z.string().optional().describe('Says so when there is none.'),
  })
  .meta({ id: 'Translation' })

export const TranslatedQuestion = z
  .object({
    questionId: QuestionId,
    language: z.enum(LANGUAGES),
    translated: z.boolean().describe('False when there is no translation into that language.'),
    text: z.string().optional(),
    answers: z.array(z.object({ id: AnswerId, text: z.string() })).optional(),
    message: z.string().optional().describe('Says so when there is none.'),
  })
  .meta({ id: 'TranslatedQuestion' })

export const Review = z
  .object({
    id: ReviewId,
    rating: z.int().min(1).max(5),
    title: z.string(),
    text: z.string(),
    nickname: z.string(),
    country: z.string(),
    language: z.enum(LANGUAGES),
    createdAt: Timestamp,
    verifiedBuyer: z.boolean(),
    fit: z.enum(FITS).optional(),
    photos: z.array(Picture),
    votes: Votes,
    translations: z.array(z.enum(LANGUAGES)).describe('Languages the translate call has an answer in.'),
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof Review>

export const ReviewPage = z
  .object({
    productId: ProductId,
    summary: z.object({
      score: z.number().min(0).max(5),
      count: z.int().min(0),
      histogram: z.array(z.object({ stars: z.int().min(1).max(5), count: z.int().min(0) })).length(5),
      fit: FitSummary,
      photos: z.array(Picture).describe('The newest pictures of all its reviews.'),
    }),
    reviews: z.array(Review),
    total: z.int().min(0).describe('How many reviews pass the filters.'),
    page: z.int().min(1),
    pageSize: z.int().min(1),
  })
  .meta({ id: 'ReviewPage' })
export type ReviewPage = z.output<typeof ReviewPage>

const Answer = z
  .object({
    id: AnswerId,
    text: z.string(),
    nickname: z.string(),
    byStaff: z.boolean(),
    createdAt: Timestamp,
    votes: Votes,
  })
  .meta({ id: 'Answer' })

const Question = z
  .object({
    id: z.string(),
    text: z.string(),
    nickname: z.string(),
    language: z.enum(LANGUAGES),
    createdAt: Timestamp,
    answers: z.array(Answer),
  })
  .meta({ id: 'Question' })

export const QuestionPage = z
  .object({
    productId: ProductId,
    questions: z.array(Question),
    total: z.int().min(0),
    page: z.int().min(1),
    pageSize: z.int().min(1),
  })
  .meta({ id: 'QuestionPage' })

export const AskQuestion = z
  .strictObject({
    text: z.string().max(LIMITS.questionLength, failsAs('REVIEW_TOO_LONG')).pipe(paragraph(LIMITS.questionLength)),
    nickname: line(LIMITS.nicknameLength),
    email: Email.optional().describe('Told when an answer comes.'),
    recaptcha_response: CaptchaToken.optional(),
  })
  .meta({ id: 'AskQuestion' })

export const AskedQuestion = z
  .object({ questionId: z.string(), status: z.enum(['published', 'pending']) })
  .meta({ id: 'AskedQuestion' })

export const WriteReview = z
  .strictObject({
    rating: z.int().min(1).max(5),
    title: line(LIMITS.reviewTitleLength),
    text: z.string().max(LIMITS.reviewLength, failsAs('REVIEW_TOO_LONG')).pipe(paragraph(LIMITS.reviewLength)),
    nickname: line(LIMITS.nicknameLength),
    fit: z.enum(FITS).optional(),
    recaptcha_response: CaptchaToken.optional(),
  })
  .meta({ id: 'WriteReview' })

export const WrittenReview = z
  .object({ reviewId: ReviewId, status: z.enum(['published', 'pending']) })
  .meta({ id: 'WrittenReview', description: 'pending: shown once someone has read it.' })
