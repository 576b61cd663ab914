import { formatPhone, matchPhone } from '#domain/identity/phone.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { fieldId } from './open-step.ts'

export const PHONE = 'recipientContactPhone'

type Props = {
  draft: Partial<Record<string, string>>
  /** As it is stored, plus and all. */
  known: string | undefined
  country: string
  error: string | undefined
}

/** Where the carrier calls: a national number in its mask beside its dial code. */
export function FieldPhone({ draft, known, country, error }: Props) {
  const t = useT()
  const typed = draft[PHONE] ?? known ?? ''
  const whole = typed.startsWith('+') ? matchPhone(typed, country) : undefined
  return (
    <PhoneField
      name={PHONE}
      id={fieldId(PHONE)}
      label={t('checkout.phone')}
      hint={t('checkout.phoneHint')}
      country={country}
      dialCode={whole?.dialCode ?? draft[`${PHONE}DialCode`]}
      defaultValue={whole ? formatPhone(whole.dialCode, whole.national) : typed}
      error={error}
      required
      className="sm:col-span-2"
    />
  )
}
