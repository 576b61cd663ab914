import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { VoteForm, type Side } from './vote-form.tsx'

type Props = {
  productId: string
  questions: Output<typeof products.questions>['questions']
  /** What was voted on since the page opened, by answer. */
  votes: Readonly<Record<string, { up: number; down: number; own: Side }>>
  onVote: (answerId: string, side: Side) => void
  /** In the visitor's language, by question; or why not. */
  translations: Readonly<Record<string, TranslatedQuestion>>
  onTranslate: (questionId: string) => void
}

export type TranslatedQuestion = {
  readonly text?: string | undefined
  readonly answers?: readonly { readonly id: string; readonly text: string }[] | undefined
  readonly said?: string | undefined
}

export function QuestionList({ productId, questions, votes, onVote, translations, onTranslate }: Props) {
  const { t, bcp47, language } = useI18n()
  const dated = (date: string) => dateFormat(bcp47, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
  return (
    <ul className="border-t border-stone-300">
      {questions.map(question => {
        const { text, answers = [], said } = translations[question.id] ?? {}
        const lang = text === undefined ? question.language : undefined
        return (
          <li key={question.id} className="border-b border-stone-300 py-6">
            <div className="flex max-w-text flex-col gap-3">
              <p lang={lang} className="font-semibold">
                {text ?? question.text}
              </p>
              <p className="text-sm text-slate">
                {t('product.answerOf', { name: question.nickname, date: dated(question.createdAt) })}
                {question.language !== language && (
                  <TextButton onClick={() => onTranslate(question.id)} className="needs-script ml-4">
                    {t(text === undefined ? 'product.translate' : 'product.original')}
                  </TextButton>
                )}
              </p>
              {said && <output className="text-sm text-moss-dark">{said}</output>}
              {question.answers.map(answer => (
                <div key={answer.id} id={`answer-${answer.id}`} className="border-l-2 border-stone-300 pl-4">
                  <p lang={lang}>{answers.find(({ id }) => id === answer.id)?.text ?? answer.text}</p>
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
        )
      })}
    </ul>
  )
}
