import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { tellDesk } from '../conversations/tell-desk.service.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { firstLook } from '../moderation/first-look.service.ts'
import { StoreError } from '../store-error.ts'
import {
  addQuestion,
  castAnswerVote,
  countQuestions,
  lockAnswer,
  QUESTION_ORDERS,
  readAnswers,
  readQuestions,
  type AnswerRow,
} from './questions.queries.ts'
import { findRatings } from './reviews.queries.ts'
import { voices } from './voices.ts'

type Query = z.output<typeof products.questions.query>

type QuestionPage = Output<typeof products.questions>
const kept = voices<QuestionPage>()

export const getQuestions = (shop: Shop, productId: string, query: Query): Promise<QuestionPage> =>
  kept.read(shop, productId, query, () => readQuestionPage(shop, productId, query))

async function readQuestionPage(shop: Shop, productId: string, query: Query): Promise<QuestionPage> {
  const { page, pageSize, sort, q } = query
  const style = await findRatings(shop.db, productId)
  if (!style) throw new StoreError('NOT_FOUND')
  const [questions, total] = await Promise.all([
    readQuestions(shop.db, style.id, q, QUESTION_ORDERS[sort], { offset: (page - 1) * pageSize, limit: pageSize }),
    countQuestions(shop.db, style.id, q),
  ])
  const answers = Map.groupBy(
    await readAnswers(
      shop.db,
      questions.map(({ id }) => id),
    ),
    answer => answer.question_id,
  )
  return {
    productId,
    questions: questions.map(({ id, body, nickname, language, created_at }) => ({
      id,
      text: body,
      nickname,
      language: LANGUAGES.find(each => each === language) ?? 'en',
      createdAt: created_at.toISOString(),
      answers: (answers.get(id) ?? []).map(answerOf),
    })),
    total,
    page,
    pageSize,
  }
}

const answerOf = (row: AnswerRow) => ({
  id: row.id,
  text: row.body,
  nickname: row.nickname,
  byStaff: row.by_staff,
  createdAt: row.created_at.toISOString(),
  votes: { up: row.votes_up, down: row.votes_down },
})

type Asked = z.output<typeof products.askQuestion.body>

export async function askQuestion(
  shop: Shop,
  productId: string,
  asked: Asked,
): Promise<Output<typeof products.askQuestion>> {
  const style = await findRatings(shop.db, productId)
  if (!style) throw new StoreError('NOT_FOUND')
  const { text, nickname, email = null, recaptcha_response } = asked
  await verifyCaptcha(shop, recaptcha_response, 'question')
  const { status, heldWord } = await firstLook(shop, `${text} ${nickname}`)
  const consumerId = shop.shopper.kind === 'consumer' ? shop.shopper.id : null
  const { language, locale } = shop
  const question = { styleId: style.id, consumerId, language, locale, text, nickname, email, status, heldWord } as const
  const questionId = await inTransaction(shop, async inside => {
    const id = await addQuestion(inside.db, question)
    if (status === 'published') await tellDesk(inside, `Q-${id}`)
    return id
  })
  await kept.forget(shop, productId)
  return { questionId, status }
}

type Params = z.output<typeof products.voteAnswer.params>

export async function voteAnswer(
  shop: Shop,
  { productId, answerId }: Params,
  { vote, recaptcha_response }: z.output<typeof products.voteAnswer.body>,
): Promise<Output<typeof products.voteAnswer>> {
  const votes = await inTransaction(shop, async inside => {
    const { db } = inside
    const visitor = await requireVisitor(inside, recaptcha_response)
    if (!(await lockAnswer(db, answerId, productId))) throw new StoreError('NOT_FOUND')
    const counted = await castAnswerVote(db, answerId, visitor, vote === 'up')
    return { up: counted?.votes_up ?? 0, down: counted?.votes_down ?? 0 }
  })
  await kept.forget(shop, productId)
  return { answerId, votes }
}
