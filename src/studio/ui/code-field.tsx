import { useI18n } from '../i18n/i18n.tsx'
import { Field } from './field.tsx'

type Props = {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly required?: boolean
  readonly trouble?: string | undefined
}

/** Authenticators show the six digits as three and three: copied like that, they are the same. */
export function CodeField({ onChange, ...props }: Props) {
  const { t } = useI18n()
  return (
    <Field
      {...props}
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={event => onChange(event.target.value.replaceAll(/\s/g, ''))}
    />
  )
}
