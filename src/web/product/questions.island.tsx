import { useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products.ts'
import { call } from '#web/call.ts'
import { QuestionList } from './question-list.tsx'
import type { Side } from './vote-form.tsx'

type Questions = Output<typeof products.questions>['questions']

/** Questions and answers; each answer is voted on once, and a second vote replaces the first. */
export default function QuestionsIsland({ productId, questions }: { productId: string; questions: Questions }) {
  const [votes, setVotes] = useState<Readonly<Record<string, { up: number; down: number; own: Side }>>>({})
  const vote = (answerId: string, side: Side) =>
    void call('products.voteAnswer', { params: { productId, answerId }, body: { vote: side } }).then(answer =>
      setVotes(known => ({ ...known, [answerId]: { ...answer.votes, own: side } })),
    )
  return <QuestionList productId={productId} questions={questions} votes={votes} onVote={vote} />
}
