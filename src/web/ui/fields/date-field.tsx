import { DATE_PLACEHOLDER, maskDate } from '#domain/time/dates.ts'
import { dateFormatOf } from '#domain/sites/sites.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { controlLook, FieldFrame, useFieldWiring, type FieldProps } from './field-frame.tsx'
import { useMask } from './mask-input.ts'
import { useValue, type ValueProps } from './use-value.ts'

type Props = FieldProps & ValueProps & { autoComplete?: string; onBlur?: (() => void) | undefined }

/** A day as the locale writes it: MM/DD/YYYY or DD/MM/YYYY. */
export function DateField({
  name,
  label,
  id,
  hint,
  error,
  required,
  disabled,
  hideLabel,
  className,
  value,
  defaultValue,
  onChange,
  autoComplete = 'bday',
  onBlur,
}: Props) {
  const { locale, t } = useI18n()
  const shownHint =
    hint ??
    t('forms.dateFormat', { format: t(dateFormatOf(locale) === 'MM/DD/YYYY' ? 'forms.monthFirst' : 'forms.dayFirst') })
  const wiring = useFieldWiring({ id, hint: shownHint, error })
  const [text, setText] = useValue({ value, defaultValue, onChange })
  const masked = useMask(maskDate, setText)
  return (
    <FieldFrame {...{ name, label, error, required, hideLabel, className }} hint={shownHint} control={wiring.id}>
      <input
        {...wiring}
        {...masked}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={DATE_PLACEHOLDER}
        maxLength={10}
        required={required}
        disabled={disabled}
        value={text}
        onBlur={onBlur}
        className={controlLook()}
      />
    </FieldFrame>
  )
}
