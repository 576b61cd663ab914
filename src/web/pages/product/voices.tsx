import { FITS } from '#contract/products/listing-options.ts'
import type { PageVisit } from '#contract/web.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { Kept } from '#web/document/kept.tsx'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { FIT_TEXTS } from '#web/product/review-fields.tsx'
import { choosesReviews, reviewPlaceOf, type ReviewPlace } from '#web/product/review-address.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { Heading, Text } from '#web/ui/text.tsx'
import type { ProductData } from './load-product.ts'

const SAID: Readonly<Record<string, MessageKey>> = {
  voted: 'product.voted',
  flagged: 'product.flagged',
  reviewed: 'product.reviewThanks',
  'review-waits': 'product.reviewPending',
}

/** Reviews, then questions. */
export function Voices({ data: { product, reviews, questions }, visit }: { data: ProductData; visit: PageVisit }) {
  const asked = visit.url.searchParams.get('said') ?? ''
  const said = asked === 'asked' || Object.hasOwn(SAID, asked) ? asked : ''
  const place = reviewPlaceOf(visit.url.searchParams)
  const section = <ReviewsSection product={product} reviews={reviews} place={place} said={SAID[said]} />
  return (
    <>
      {choosesReviews(visit.url.searchParams) ? (
        section
      ) : (
        <Kept of={[product, reviews]} name={`reviews ${said}`}>
          {section}
        </Kept>
      )}
      <Kept of={[product, questions]} name={`questions ${said === 'asked'}`}>
        <QuestionsSection product={product} questions={questions} asked={said === 'asked'} />
      </Kept>
    </>
  )
}

type ReviewsProps = Pick<ProductData, 'product' | 'reviews'> & { place: ReviewPlace; said: MessageKey | undefined }

function ReviewsSection({ product, reviews, place, said }: ReviewsProps) {
  const t = useT()
  const { summary, total } = reviews
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className={cx('flex flex-col gap-8', summary.count > 0 && 'late [--late:90rem]')}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-3">
          <Heading level={2} id="reviews-title" size="lg">
            {t('product.reviews')}
          </Heading>
          {summary.count > 0 && <Stars score={summary.score} count={summary.count} size={20} showScore />}
        </div>
        <a
          href={`${product.url}/review`}
          {...opensDialog('write-review', { productId: product.masterId })}
          className={buttonLook({ look: 'secondary' })}
        >
          {t('product.writeReview')}
        </a>
      </div>
      {said && <Notice kind="success">{t(said)}</Notice>}
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
            path: product.url,
            place,
            histogram: summary.histogram,
            fit: FITS.map(each => ({ label: t(FIT_TEXTS[each]), count: summary.fit[each] })),
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
    <section
      id="questions"
      aria-labelledby="questions-title"
      className={cx('flex flex-col gap-8', questions.questions.length > 0 && 'late [--late:55rem]')}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Heading level={2} id="questions-title" size="lg">
          {t('product.questions')}
        </Heading>
        <a
          href={`${product.url}/ask`}
          {...opensDialog('ask-question', { productId: product.masterId })}
          className={buttonLook({ look: 'secondary' })}
        >
          {t('product.ask')}
        </a>
      </div>
      {asked && (
        <Notice kind="success" title={t('product.asked')}>
          {t('product.askedText')}
        </Notice>
      )}
      {questions.questions.length === 0 ? (
        <Text quiet>{t('product.noQuestions')}</Text>
      ) : (
        <Island
          name="questions"
          wake="interaction"
          props={{ productId: product.masterId, questions: questions.questions }}
        />
      )}
    </section>
  )
}
