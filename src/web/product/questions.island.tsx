import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import { call } from '#web/call.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { showToast } from '#web/toasts/toast-state.ts'
import { QuestionList } from './question-list.tsx'
import type { Side } from './vote-form.tsx'

type Questions = Output<typeof products.questions>['questions']

/** Questions and answers; each answer is voted on once, and a second vote replaces the first. */
export default function QuestionsIsland({ productId, questions }: { productId: string; questions: Questions }) {
  const [votes, setVotes] = useState<Readonly<Record<string, { up: number; down: number; own: Side }>>>({})
  const vote = async (answerId: string, side: Side) => {
    try {
      const answer = await call('products.voteAnswer', { params: { productId, answerId }, body: { vote: side } })
      setVotes(known => ({ ...known, [answerId]: { ...answer.votes, own: side } }))
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      showToast({ text: await failureWords(error, undefined), kind: 'error' })
    }
  }
  return (
    <QuestionList
      productId={productId}
      questions={questions}
      votes={votes}
      onVote={(answerId, side) => void vote(answerId, side)}
    />
  )
}
