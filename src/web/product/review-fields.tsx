import { FITS } from '#contract/products/listing-options.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { textIn, type FormFields } from './form-fields.ts'

/** What those say who wear it. */
export const FIT_TEXTS = {
  small: 'product.fitVoteSmall',
  true: 'product.fitVoteTrue',
  large: 'product.fitVoteLarge',
} as const satisfies Record<(typeof FITS)[number], MessageKey>

const STARS = [1, 2, 3, 4, 5] as const

/** What a review needs, in the dialog and on the page that stands in for it. */
export function ReviewFields() {
  const t = useT()
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('product.yourRating')}</legend>
        <div className="star-choices">
          {STARS.map(stars => (
            <label key={stars}>
              <input
                type="radio"
                name="rating"
                value={stars}
                required
                aria-label={`${t('product.stars', { count: stars })}: ${t(`product.starWord${stars}`)}`}
                className="sr-only"
              />
              <StarIcon size={28} />
            </label>
          ))}
          <p aria-hidden="true" className="star-words">
            {STARS.map(stars => (
              <span key={stars} data-stars={stars}>
                {t(`product.starWord${stars}`)}
              </span>
            ))}
          </p>
        </div>
      </fieldset>
      <TextField name="title" label={t('product.reviewTitle')} required maxLength={LIMITS.reviewTitleLength} />
      <TextareaField name="text" label={t('product.reviewText')} required maxLength={LIMITS.reviewLength} rows={6} />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">
          {t('product.howFit')} <span className="font-normal text-slate">{t('forms.optional')}</span>
        </legend>
        <div className="grid grid-cols-3 gap-2">
          {FITS.map(each => (
            <label key={each} className="relative">
              <input type="radio" name="fit" value={each} className="peer sr-only" />
              <span className="chosen-face grid min-h-12 cursor-pointer place-items-center rounded-control border border-stone-500 px-2 text-center text-sm peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
                {t(FIT_TEXTS[each])}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField name="nickname" label={t('product.nickname')} required maxLength={LIMITS.nicknameLength} />
    </>
  )
}

export function reviewOf(fields: FormFields) {
  const fit = FITS.find(each => each === fields.get('fit'))
  return {
    rating: Number(fields.get('rating') ?? 0),
    title: textIn(fields, 'title'),
    text: textIn(fields, 'text'),
    nickname: textIn(fields, 'nickname'),
    ...(fit ? { fit } : {}),
  }
}
