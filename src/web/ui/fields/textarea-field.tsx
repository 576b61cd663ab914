import { lengthOf } from '#domain/identity/validators.ts'
import { controlLook, FieldFrame, useFieldWiring, type FieldProps } from './field-frame.tsx'
import { useValue, type ValueProps } from './use-value.ts'

type Props = FieldProps &
  ValueProps & { rows?: number; maxLength?: number; placeholder?: string; onBlur?: (() => void) | undefined }

// A field that grows with its text does not heed `rows`.
const LINE_REM = 1.5
const PADDING_REM = 1.375

/** With `maxLength`, counts what is typed. */
export function TextareaField({
  name,
  label,
  id,
  hint,
  error,
  required,
  disabled,
  hideLabel,
  className,
  rows = 4,
  maxLength,
  placeholder,
  onBlur,
  ...given
}: Props) {
  const [text, setText] = useValue(given)
  const counted = maxLength === undefined ? hint : <Count hint={hint} used={lengthOf(text)} most={maxLength} />
  const wiring = useFieldWiring({ id, hint: counted, error })
  return (
    <FieldFrame {...{ name, label, error, required, hideLabel, className }} hint={counted} control={wiring.id}>
      <textarea
        {...wiring}
        name={name}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        value={text}
        onChange={event => setText(event.target.value)}
        onBlur={onBlur}
        className={controlLook('field-sizing-content resize-y')}
        style={{ minHeight: `${rows * LINE_REM + PADDING_REM}rem` }}
      />
    </FieldFrame>
  )
}

/** One text: where the page itself is not awake, its form counts in it. */
const Count = ({ hint, used, most }: { hint: React.ReactNode; used: number; most: number }) => (
  <span className="flex justify-between gap-4">
    <span>{hint}</span>
    <span data-count className="tabular-nums">
      {`${used} / ${most}`}
    </span>
  </span>
)
