import { Field } from './field.tsx'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Why somebody does it: it is kept in the history. */
export const ReasonField = ({ onChange, ...field }: Props) => (
  <Field {...field} name="reason" required maxLength={300} onChange={event => onChange(event.target.value)} />
)
