import type { PageVisit } from '#contract/web.ts'
import { Kept } from '#web/document/kept.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { QuestionList } from '#web/product/questions.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { Heading, Text } from '#web/ui/text.tsx'
import type { ProductData } from './load-product.ts'

/** Reviews, then questions. */
export function Voices({ data: { product, reviews, questions }, visit }: { data: ProductData; visit: PageVisit }) {
  const asked = visit.url.searchParams.get('said') === 'asked'
  return (
    <>
      <Kept of={[product, reviews]} name="reviews">
        <ReviewsSection product={product} reviews={reviews} />
      </Kept>
      <Kept of={[product, questions]} name={`questions ${asked}`}>
        <QuestionsSection product={product} questions={questions} asked={asked} />
      </Kept>
    </>
  )
}

function ReviewsSection({ product, reviews }: Pick<ProductData, 'product' | 'reviews'>) {
  const t = useT()
  const { summary, total, pageSize } = reviews
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-3">
          <Heading level={2} id="reviews-title" size="lg">
            {t('product.reviews')}
          </Heading>
          {summary.count > 0 && <Stars score={summary.score} count={summary.count} size={20} showScore />}
        </div>
        <button
          type="button"
          data-dialog="write-review"
          data-params={JSON.stringify({ productId: product.masterId })}
          className={buttonLook({ look: 'secondary' }, 'needs-script')}
        >
          {t('product.writeReview')}
        </button>
      </div>
      {summary.count === 0 ? (
        <Text quiet>{t('product.noReviews')}</Text>
      ) : (
        <Island
          name="reviews"
          wake="interaction"
          props={{
            productId: product.masterId,
            reviews: reviews.reviews,
            total,
            pageSize,
            histogram: summary.histogram,
          }}
        />
      )}
    </section>
  )
}

type QuestionsProps = Pick<ProductData, 'product' | 'questions'> & { asked: boolean }

function QuestionsSection({ product, questions, asked }: QuestionsProps) {
  const t = useT()
  return (
    <section id="questions" aria-labelledby="questions-title" className="flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Heading level={2} id="questions-title" size="lg">
          {t('product.questions')}
        </Heading>
        <button
          type="button"
          data-dialog="ask-question"
          data-params={JSON.stringify({ productId: product.masterId })}
          className={buttonLook({ look: 'secondary' }, 'needs-script')}
        >
          {t('product.ask')}
        </button>
      </div>
      {asked && (
        <Notice kind="success" title={t('product.asked')}>
          {t('product.askedText')}
        </Notice>
      )}
      <QuestionList questions={questions.questions} />
      <details className="without-script">
        <summary className="underline underline-offset-4">{t('product.ask')}</summary>
        <form method="post" className="flex max-w-form flex-col gap-3 pt-3">
          <input type="hidden" name="_action" value="ask" />
          <input type="hidden" name="productId" value={product.masterId} />
          <TextareaField name="text" label={t('product.question')} required />
          <TextField name="nickname" label={t('product.nickname')} required maxLength={40} />
          <Button type="submit" look="secondary">
            {t('product.send')}
          </Button>
        </form>
      </details>
    </section>
  )
}
