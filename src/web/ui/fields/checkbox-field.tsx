import { useState, type ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { FieldNotes, useFieldWiring, type FieldProps } from './field-frame.tsx'

type Props = Omit<FieldProps, 'label' | 'hideLabel'> & {
  label: ReactNode
  value?: string
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
  onBlur?: (() => void) | undefined
}

export function CheckboxField({
  name,
  label,
  id,
  hint,
  error,
  required,
  disabled,
  className,
  value = 'on',
  checked,
  defaultChecked = false,
  onChange,
  onBlur,
}: Props) {
  const wiring = useFieldWiring({ id, hint, error })
  const [own, setOwn] = useState(defaultChecked)
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex items-start gap-3">
        <input
          {...wiring}
          type="checkbox"
          name={name}
          value={value}
          required={required}
          disabled={disabled}
          checked={checked ?? own}
          onChange={event => {
            setOwn(event.target.checked)
            onChange?.(event.target.checked)
          }}
          onBlur={onBlur}
          className={cx('tick', error && 'border-berry')}
        />
        <label htmlFor={wiring.id} className="pt-0.5 text-base">
          {label}
        </label>
      </div>
      <FieldNotes control={wiring.id} hint={hint} error={error} />
    </div>
  )
}
