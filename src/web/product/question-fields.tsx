import { LIMITS } from '#domain/time/timings.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { TextareaField } from '#web/ui/fields/textarea-field.tsx'
import { textIn, type FormFields } from './form-fields.ts'

/** What a question needs, in the dialog and on the page that stands in for it. */
export function QuestionFields() {
  const t = useT()
  return (
    <>
      <TextareaField name="text" label={t('product.question')} required maxLength={LIMITS.questionLength} />
      <TextField name="nickname" label={t('product.nickname')} required data-max={LIMITS.nicknameLength} />
      <EmailField name="email" label={t('product.askEmail')} />
    </>
  )
}

export function questionOf(fields: FormFields) {
  const email = textIn(fields, 'email')
  return { text: textIn(fields, 'text'), nickname: textIn(fields, 'nickname'), ...(email ? { email } : {}) }
}
