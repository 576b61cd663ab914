import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { WORDS } from './words.ts'

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

type IdsProps = { readonly label: string; readonly ids: readonly string[]; readonly onIds: (ids: string[]) => void }

export function IdsField({ label, ids, onIds }: IdsProps) {
  const { w } = useWords(WORDS)
  return (
    <Field
      label={label}
      placeholder={w('ids')}
      defaultValue={ids.join(', ')}
      onChange={({ target }) =>
        onIds(
          target.value
            .toUpperCase()
            .split(/[\s,;]+/)
            .filter(Boolean),
        )
      }
    />
  )
}
