import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

type Props = { readonly value: string; readonly onChange: (value: string) => void }

export function ReasonField({ value, onChange }: Props) {
  const { w } = useWords(WORDS)
  return (
    <Field
      label={w('reason')}
      hint={w('reasonHint')}
      required
      maxLength={300}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}
