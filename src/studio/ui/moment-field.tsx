import { Field } from './field.tsx'

type MomentProps = {
  readonly label: string
  readonly value: string | undefined
  readonly wrong?: boolean
  readonly onValue: (iso: string | undefined) => void
}

/** In the time zone of whoever types it. */
export function MomentField({ label, value, wrong = false, onValue }: MomentProps) {
  const at = value === undefined ? undefined : new Date(value)
  const local = at && new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  return (
    <Field
      label={label}
      type="datetime-local"
      aria-invalid={wrong}
      value={local ?? ''}
      onChange={({ target }) => onValue(target.value === '' ? undefined : new Date(target.value).toISOString())}
    />
  )
}
