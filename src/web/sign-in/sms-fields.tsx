import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx'
import { PhoneField } from '#web/ui/fields/phone-field.tsx'
import { Text } from '#web/ui/text.tsx'
import { isReachable, type SmsValues } from './sms-consent.ts'
import { Terms } from './terms-link.tsx'

/** A form that asks for a number and whether it may be texted to. */
type SmsForm = {
  values: SmsValues
  setValue: (name: 'phoneDialCode' | 'smsAccepted', value: string) => void
  field: (name: 'phone') => {
    name: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
    onBlur: () => void
  }
  checkbox: (name: 'sms') => {
    name: string
    checked: boolean
    error: string | undefined
    onChange: (checked: boolean) => void
  }
}

type PhoneProps = { form: SmsForm; required: boolean; disabled?: boolean }

export function SmsPhoneField({ form, required, disabled = false }: PhoneProps) {
  const { locale, t } = useI18n()
  const number = form.field('phone')
  return (
    <PhoneField
      {...number}
      onChange={value => {
        number.onChange(value)
        // Terms were accepted for the number that stood here.
        form.setValue('smsAccepted', '')
      }}
      label={t('signin.phone')}
      country={siteOfLocale(locale).country}
      dialCode={form.values.phoneDialCode}
      onDialCodeChange={code => {
        form.setValue('phoneDialCode', code)
        form.setValue('smsAccepted', '')
      }}
      disabled={disabled}
      required={required}
    />
  )
}

/** The button that was pressed is gone: its answer takes the focus. */
const takeFocus = (answer: HTMLElement | null) => answer?.focus()

/** The box for texts, and behind it their terms with a yes of their own. */
export function SmsConsent({ form, required = false }: { form: SmsForm; required?: boolean }) {
  const { t } = useI18n()
  const reachable = isReachable(form.values)
  const { sms, smsAccepted } = form.values
  return (
    <>
      <CheckboxField
        {...form.checkbox('sms')}
        required={required}
        disabled={!reachable}
        checked={reachable && sms === 'on'}
        label={t('signin.sms')}
        hint={reachable ? undefined : t('signin.smsNeedsPhone')}
      />
      {reachable && sms === 'on' && (
        <div className="flex flex-col items-start gap-3 bg-stone-100 p-4">
          <Text size="sm">
            {t('signin.smsTerms')} <Terms path="/sms-terms" text={t('signin.smsTermsLink')} />
          </Text>
          {smsAccepted === 'on' ? (
            <p ref={takeFocus} tabIndex={-1} className="text-sm font-semibold text-moss-dark outline-none">
              {t('signin.smsAccepted')}
            </p>
          ) : (
            <Button look="secondary" size="small" onClick={() => form.setValue('smsAccepted', 'on')}>
              {t('signin.smsAccept')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
