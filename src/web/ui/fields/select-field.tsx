import type { ComponentPropsWithRef } from 'react'
import { ChevronDownIcon } from '../icons.tsx'
import { controlLook, FieldFrame, useFieldWiring, type FieldProps } from './field-frame.tsx'
import { useValue, type ValueProps } from './use-value.ts'

type Choice = { value: string; label: string; disabled?: boolean }

type Props = FieldProps &
  ValueProps &
  Pick<ComponentPropsWithRef<'select'>, 'autoComplete' | 'onBlur'> & {
    choices: readonly Choice[]
    /** The first line, chosen as long as nothing is. */
    placeholder?: string
  }

export function SelectField({
  name,
  label,
  id,
  hint,
  error,
  required,
  disabled,
  hideLabel,
  className,
  choices,
  placeholder,
  value,
  defaultValue,
  onChange,
  ...rest
}: Props) {
  const wiring = useFieldWiring({ id, hint, error })
  const [chosen, setChosen] = useValue({
    value,
    defaultValue: defaultValue ?? (placeholder === undefined ? choices[0]?.value : ''),
    onChange,
  })
  return (
    <FieldFrame {...{ name, label, hint, error, required, hideLabel, className }} control={wiring.id}>
      <span className="relative block">
        <select
          {...rest}
          {...wiring}
          name={name}
          required={required}
          disabled={disabled}
          value={chosen}
          onChange={event => setChosen(event.target.value)}
          className={controlLook('appearance-none truncate pr-10')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map(choice => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className="pointer-events-none absolute top-[0.95rem] right-3" />
      </span>
    </FieldFrame>
  )
}
