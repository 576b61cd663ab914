import { formatPhone } from '#domain/identity/phone.ts'
import { findPhoneCode, PHONE_CODES } from '#domain/identity/phone-codes.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ChevronDownIcon } from '../icons.tsx'
import { controlLook, FieldFrame, useFieldWiring, type FieldProps } from './field-frame.tsx'
import { useMask } from './mask-input.ts'
import { useValue, type ValueProps } from './use-value.ts'

type Props = FieldProps &
  ValueProps & {
    /** Where the shopper is at home: the dial code to begin with. */
    country: string
    dialCode?: string | undefined
    onDialCodeChange?: ((dialCode: string) => void) | undefined
    onBlur?: (() => void) | undefined
  }

/** A national number in its country's mask. Posts two fields: the number, and the dial code as `{name}DialCode`. */
export function PhoneField(props: Props) {
  const { name, label, id, hint, error, required, disabled, hideLabel, className, country, onBlur } = props
  const t = useT()
  const wiring = useFieldWiring({ id, hint, error })
  const [text, setText] = useValue(props)
  const [dialCode, setDialCode] = useValue({
    value: props.dialCode,
    defaultValue: findPhoneCode(country)?.dialCode ?? '1',
    onChange: props.onDialCodeChange,
  })
  const masked = useMask(typed => formatPhone(dialCode, typed), setText)
  const changeDialCode = (next: string) => {
    setDialCode(next)
    setText(formatPhone(next, text))
  }
  return (
    <FieldFrame {...{ name, label, hint, error, required, hideLabel, className }} control={wiring.id}>
      <span className="grid grid-cols-[6.5rem_1fr] gap-2">
        <span className="relative">
          <select
            name={`${name}DialCode`}
            aria-label={t('forms.dialCode')}
            autoComplete="tel-country-code"
            value={dialCode}
            disabled={disabled}
            onChange={event => changeDialCode(event.target.value)}
            className={controlLook('appearance-none pr-8')}
          >
            {dialCodes(country).map(({ code, dialCode: each }) => (
              <option key={code} value={each}>
                {code} +{each}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} className="pointer-events-none absolute top-4 right-2.5" />
        </span>
        <input
          {...wiring}
          {...masked}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
          required={required}
          disabled={disabled}
          value={text}
          onBlur={onBlur}
          className={controlLook()}
        />
      </span>
    </FieldFrame>
  )
}

/** One entry per dial code; the shopper's own country speaks for the code it shares. */
function dialCodes(country: string) {
  const own = findPhoneCode(country)
  const others = PHONE_CODES.filter(each => each.dialCode !== own?.dialCode)
  const distinct = others.filter((each, index) => others.findIndex(other => other.dialCode === each.dialCode) === index)
  return own ? [own, ...distinct] : distinct
}
