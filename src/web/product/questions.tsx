import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products.ts'
import { dateFormat } from '#domain/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

type Questions = Output<typeof products.questions>

export function QuestionList({ questions }: { questions: Questions['questions'] }) {
  const { t, bcp47 } = useI18n()
  const dated = (date: string) => dateFormat(bcp47, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
  if (questions.length === 0) return <p className="text-slate">{t('product.noQuestions')}</p>
  return (
    <ul className="border-t border-stone-300">
      {questions.map(question => (
        <li
          key={question.id}
          className="flex max-w-text flex-col gap-3 border-b border-stone-300 py-6"
          lang={question.language}
        >
          <p className="font-semibold">{question.text}</p>
          <p className="text-sm text-slate">
            {t('product.answerOf', { name: question.nickname, date: dated(question.createdAt) })}
          </p>
          {question.answers.map(answer => (
            <div key={answer.id} className="border-l-2 border-stone-300 pl-4">
              <p>{answer.text}</p>
              <p className="text-sm text-slate">
                {t('product.answerOf', {
                  name: answer.byStaff ? t('product.staff') : answer.nickname,
                  date: dated(answer.createdAt),
                })}
              </p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
