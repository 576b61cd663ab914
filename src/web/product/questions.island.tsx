import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import { call } from '#web/call.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { showToast } from '#web/toasts/toast-state.ts'
import { QuestionList, type TranslatedQuestion } from './question-list.tsx'
import type { Side } from './vote-form.tsx'

type Questions = Output<typeof products.questions>['questions']

/** Questions and answers; each answer is voted on once, and a second vote replaces the first. */
export default function QuestionsIsland({ productId, questions }: { productId: string; questions: Questions }) {
  const { language } = useI18n()
  const [translations, setTranslations] = useState<Readonly<Record<string, TranslatedQuestion>>>({})
  const [votes, setVotes] = useState<Readonly<Record<string, { up: number; down: number; own: Side }>>>({})
  const vote = async (answerId: string, side: Side) => {
    await attempt(async () => {
      const answer = await call('products.voteAnswer', { params: { productId, answerId }, body: { vote: side } })
      setVotes(known => ({ ...known, [answerId]: { ...answer.votes, own: side } }))
    })
  }
  const translate = async (questionId: string) => {
    const tell = (now: TranslatedQuestion) => setTranslations(known => ({ ...known, [questionId]: now }))
    if (translations[questionId]?.text !== undefined) return tell({})
    await attempt(async () => {
      const answer = await call('products.translateQuestion', { params: { questionId }, body: { language } })
      tell({ text: answer.text, answers: answer.answers, said: answer.message })
    })
  }
  return (
    <QuestionList
      productId={productId}
      questions={questions}
      votes={votes}
      onVote={(answerId, side) => void vote(answerId, side)}
      translations={translations}
      onTranslate={questionId => void translate(questionId)}
    />
  )
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CallError || error instanceof TypeError)) throw error
    showToast({ text: await failureWords(error, undefined), kind: 'error' })
  }
}
