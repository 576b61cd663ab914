import { Field } from '../../ui/field.tsx'

type NumberProps = {
  readonly label: string
  readonly value: number | undefined
  readonly onValue: (value: number | undefined) => void
}

export function NumberField({ label, value, onValue }: NumberProps) {
  return (
    <Field
      label={label}
      type="number"
      step="any"
      value={value ?? ''}
      onChange={({ target }) => onValue(target.value === '' ? undefined : target.valueAsNumber)}
    />
  )
}
