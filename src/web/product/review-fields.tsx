import { FITS } from '#contract/products/listing-options.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { StarIcon } from '#web/ui/icons.tsx'
import { textIn, type FormFields } from './form-fields.ts'

const FIT_TEXTS = {
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
            <label key={stars} title={t('product.stars', { count: stars })}>
              <input
                type="radio"
                name="rating"
                value={stars}
                required
                aria-label={t('product.stars', { count: stars })}
                className="sr-only"
              />
              <StarIcon size={28} />
            </label>
          ))}
        </div>
      </fieldset>
      <TextField name="title" label={t('product.reviewTitle')} required maxLength={LIMITS.reviewTitleLength} />
      <TextareaField name="text" label={t('product.reviewText')} required maxLength={LIMITS.reviewLength} rows={6} />
      <SelectField
        name="fit"
        label={t('product.howFit')}
        placeholder="–"
        choices={FITS.map(each => ({ value: each, label: t(FIT_TEXTS[each]) }))}
      />
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
