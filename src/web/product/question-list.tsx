import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { VoteForm, type Side } from './vote-form.tsx'

type Props = {
  productId: string
  questions: Output<typeof products.questions>['questions']
  /** What was voted on since the page opened, by answer. */
  votes: Readonly<Record<string, { up: number; down: number; own: Side }>>
  onVote: (answerId: string, side: Side) => void
}

export function QuestionList({ productId, questions, votes, onVote }: Props) {
  const { t, bcp47 } = useI18n()
  const dated = (date: string) => dateFormat(bcp47, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
  return (
    <ul className="border-t border-stone-300">
      {questions.map(question => (
        <li key={question.id} className="border-b border-stone-300 py-6">
          <div className="flex max-w-text flex-col gap-3">
            <p lang={question.language} className="font-semibold">
              {question.text}
            </p>
            <p className="text-sm text-slate">
              {t('product.answerOf', { name: question.nickname, date: dated(question.createdAt) })}
            </p>
            {question.answers.map(answer => (
              <div key={answer.id} id={`answer-${answer.id}`} className="border-l-2 border-stone-300 pl-4">
                <p lang={question.language}>{answer.text}</p>
                <p className="text-sm text-slate">
                  {t('product.answerOf', {
                    name: answer.byStaff ? t('product.staff') : answer.nickname,
                    date: dated(answer.createdAt),
                  })}
                </p>
                <VoteForm
                  action="vote-answer"
                  productId={productId}
                  voiceId={answer.id}
                  votes={votes[answer.id] ?? answer.votes}
                  own={votes[answer.id]?.own}
                  onVote={side => onVote(answer.id, side)}
                />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
