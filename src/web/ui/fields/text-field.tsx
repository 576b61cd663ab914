import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { controlLook, FieldFrame, useFieldWiring, type FieldProps } from './field-frame.tsx'
import { useValue, type ValueProps } from './use-value.ts'

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'maxLength'
  | 'minLength'
  | 'min'
  | 'max'
  | 'step'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'onBlur'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'ref'
  | 'list'
>

/** What a form that checks itself holds a field to, beside what browsers know. */
type Checks = { 'data-min'?: number; 'data-max'?: number; 'data-check'?: 'name' }

export type TextFieldProps = FieldProps & ValueProps & InputProps & Checks & { suffix?: ReactNode }

export function TextField(props: TextFieldProps) {
  const {
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
    suffix,
    type = 'text',
    ...input
  } = props
  const wiring = useFieldWiring({ id, hint, error })
  const [text, setText] = useValue({ value, defaultValue, onChange })
  return (
    <FieldFrame {...{ name, label, hint, error, required, hideLabel, className }} control={wiring.id}>
      <span className="relative block">
        <input
          {...input}
          {...wiring}
          name={name}
          type={type}
          required={required}
          disabled={disabled}
          value={text}
          onChange={event => setText(event.target.value)}
          className={controlLook(cx(suffix !== undefined && 'pr-12'))}
        />
        {suffix !== undefined && <span className="absolute inset-y-0 right-0.5 flex items-center">{suffix}</span>}
      </span>
    </FieldFrame>
  )
}

export const EmailField = (props: TextFieldProps) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={100}
    {...props}
  />
)
