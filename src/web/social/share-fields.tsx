import type { ReactNode } from 'react'
import { LIMITS } from '#domain/time/timings.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { TextLink } from '#web/ui/text.tsx'

type ShareField = 'alt' | 'caption' | 'nickname' | 'terms'

type Wiring<P> = (name: ShareField) => { name: string } & P
type Props = {
  /** Where the picture is chosen. */
  picture: ReactNode
  field?: Wiring<{ value?: string; error?: string | undefined; onChange?: (value: string) => void }>
  checkbox?: Wiring<{ checked?: boolean; error?: string | undefined; onChange?: (checked: boolean) => void }>
}

const named = (name: ShareField) => ({ name })

/** What is asked with a picture, in a dialog and on a page without script. */
export function ShareFields({ picture, field = named, checkbox = named }: Props) {
  const { t, locale } = useI18n()
  return (
    <>
      {picture}
      <TextField {...field('alt')} label={t('social.seen')} hint={t('social.seenHint')} maxLength={300} required />
      <TextareaField {...field('caption')} label={t('social.caption')} rows={2} maxLength={500} />
      <TextField {...field('nickname')} label={t('social.nickname')} maxLength={LIMITS.nicknameLength} required />
      <CheckboxField
        {...checkbox('terms')}
        required
        label={
          <>
            {t('social.terms')} <TextLink href={shopUrl(locale, '/brand-terms')}>{t('social.termsLink')}</TextLink>
          </>
        }
      />
    </>
  )
}
