import type { Review } from '#contract/reviews/review.entities.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { VoteForm, type Side } from './vote-form.tsx'

export type ReviewActions = {
  vote: (id: string, side: Side) => void
  flag: (id: string) => void
  translate: (id: string) => void
}
export type ShownReview = Review & {
  translated?: { title: string; text: string } | undefined
  said?: string | undefined
  own?: Side | undefined
}

type Props = { productId: string; review: ShownReview; language: string; actions: ReviewActions }

export function ReviewItem({ productId, review, language, actions }: Props) {
  const { t, bcp47 } = useI18n()
  const { title, text } = review.translated ?? review
  const date = dateFormat(bcp47, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(review.createdAt))
  const lang = review.translated ? undefined : review.language
  return (
    <article
      id={`review-${review.id}`}
      className="grid gap-3 border-b border-stone-300 py-6 md:grid-cols-[12rem_1fr] md:gap-8"
    >
      <div className="flex flex-col gap-1 text-sm text-slate">
        <p className="font-semibold text-ink">{review.nickname}</p>
        <p>
          {review.country} · {date}
        </p>
        {review.verifiedBuyer && (
          <p className="flex items-center gap-1.5 text-moss-dark">
            <CheckIcon size={16} />
            {t('product.verified')}
          </p>
        )}
      </div>
      <div className="flex max-w-text flex-col gap-2">
        <Stars score={review.rating} />
        <h3 lang={lang} className="font-sans text-base font-semibold tracking-normal">
          {title}
        </h3>
        <p lang={lang} className="whitespace-pre-line">
          {text}
        </p>
        {review.photos.length > 0 && (
          <ul className="flex gap-2">
            {review.photos.map(photo => (
              <li key={photo.id} className="w-20">
                <ProductImage id={photo.id} alt={photo.alt} sizes="5rem" />
              </li>
            ))}
          </ul>
        )}
        <VoteForm
          action="vote-review"
          productId={productId}
          voiceId={review.id}
          votes={review.votes}
          own={review.own}
          onVote={side => actions.vote(review.id, side)}
        >
          <TextButton
            type="submit"
            name="vote"
            value="flag"
            onClick={event => {
              event.preventDefault()
              actions.flag(review.id)
            }}
          >
            {t('product.flag')}
          </TextButton>
          {review.language !== language && (
            <TextButton onClick={() => actions.translate(review.id)} className="needs-script">
              {t(review.translated ? 'product.original' : 'product.translate')}
            </TextButton>
          )}
        </VoteForm>
        {review.said && <output className="text-sm text-moss-dark">{review.said}</output>}
      </div>
    </article>
  )
}
