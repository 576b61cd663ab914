import { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { PHRASES, say } from '../products/listing-texts.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { readAnswers } from './questions.queries.ts'
import { findQuestion, findReview, keepQuestionIn, keepReviewIn } from './translations.queries.ts'

const inLanguages = <T extends z.ZodType>(words: T) => z.partialRecord(z.enum(LANGUAGES), words).catch({})
const OfReview = inLanguages(z.object({ title: z.string(), text: z.string() }))
const OfQuestion = inLanguages(z.object({ text: z.string(), answers: z.record(z.string(), z.string()) }))

/** Languages that a review can be read in without asking anybody. */
export const languagesOf = (translations: unknown): Language[] => {
  const known = OfReview.parse(translations)
  return LANGUAGES.filter(language => language in known)
}

type Known = readonly (string | undefined)[] | undefined
type Voice = {
  readonly of: string
  readonly language: string
  readonly texts: readonly string[]
  /** What was translated before; a text that came since is missing in it. */
  readonly known: Known
  readonly readAgain: () => Promise<Known>
  readonly keep: (texts: readonly string[]) => Promise<unknown>
}
type Words = readonly string[] | 'nobody translates' | 'no answer'

/** As it is, as it was kept, or as the translator says now; that is kept, so that nobody asks and pays for it twice. */
async function wordsIn({ services: { translate } }: Shop, voice: Voice, into: Language): Promise<Words> {
  if (voice.language === into) return voice.texts
  const { of, texts, language: from, keep } = voice
  const whole = (known: Known) => {
    const words = known?.filter(text => text !== undefined)
    return words?.length === texts.length ? words : undefined
  }
  const known = whole(voice.known)
  if (known) return known
  if (!translate) return 'nobody translates'
  const read = async () => whole(await voice.readAgain())
  return (await translate({ texts, from, into }, { of, read, keep })) ?? 'no answer'
}

const REFUSALS = { 'nobody translates': PHRASES.noTranslation, 'no answer': PHRASES.translatorSilent } as const

export async function translateReview(
  shop: Shop,
  reviewId: string,
  language: Language = shop.language,
): Promise<Output<typeof products.translateReview>> {
  const review = await findReview(shop.db, reviewId)
  if (!review) throw new StoreError('NOT_FOUND')
  const knownIn = ({ translations }: { translations: unknown }) => {
    const known = OfReview.parse(translations)[language]
    return known && [known.title, known.text]
  }
  const words = await wordsIn(
    shop,
    {
      of: reviewId,
      language: review.language,
      texts: [review.title, review.body],
      known: knownIn(review),
      readAgain: async () => knownIn((await findReview(shop.db, reviewId)) ?? review),
      keep: ([title = '', text = '']) => keepReviewIn(shop.db, reviewId, language, { title, text }),
    },
    language,
  )
  if (typeof words === 'string')
    return { reviewId, language, translated: false, message: say(REFUSALS[words], shop.language) }
  const [title = '', text = ''] = words
  return { reviewId, language, translated: true, title, text }
}

/** A question together with what was answered: one is of no use without the other. */
export async function translateQuestion(
  shop: Shop,
  questionId: string,
  language: Language = shop.language,
): Promise<Output<typeof products.translateQuestion>> {
  const question = await findQuestion(shop.db, questionId)
  if (!question) throw new StoreError('NOT_FOUND')
  const answers = await readAnswers(shop.db, [questionId])
  const named = (texts: readonly string[]) => answers.map(({ id }, index) => [id, texts[index] ?? ''] as const)
  const knownIn = ({ translations }: { translations: unknown }) => {
    const known = OfQuestion.parse(translations)[language]
    return known && [known.text, ...answers.map(({ id }) => known.answers[id])]
  }
  const words = await wordsIn(
    shop,
    {
      of: questionId,
      language: question.language,
      texts: [question.body, ...answers.map(({ body }) => body)],
      known: knownIn(question),
      readAgain: async () => knownIn((await findQuestion(shop.db, questionId)) ?? question),
      keep: ([text = '', ...rest]) =>
        keepQuestionIn(shop.db, questionId, language, { text, answers: Object.fromEntries(named(rest)) }),
    },
    language,
  )
  if (typeof words === 'string')
    return { questionId, language, translated: false, message: say(REFUSALS[words], shop.language) }
  const [text = '', ...rest] = words
  return { questionId, language, translated: true, text, answers: named(rest).map(([id, of]) => ({ id, text: of })) }
}
