import { useState } from 'react'
import { instantIn, localIn } from '#domain/time/zoned.ts'
import { useWords } from '../i18n/room-words.ts'
import { Field } from '../ui/field.tsx'
import { WORDS } from './words.ts'

const LAST = '9999-12-31T23:59:59'

type Props = {
  readonly label: string
  /** As it is kept: in no zone. */
  readonly value: string | undefined
  readonly zone: string
  readonly required?: boolean
  readonly hint?: string
  readonly wrong?: boolean
  readonly onChange: (value: string | undefined) => void
}

/** A moment, written and shown as clocks of one zone show it. */
export function MomentField({ label, value, zone, required = false, hint, wrong = false, onChange }: Props) {
  const { w } = useWords(WORDS)
  const [typed, setTyped] = useState('')
  const meant = momentOf(typed, zone)
  // What is typed stays as it is typed for as long as it means the same.
  const isTyped = value !== undefined && meant?.at === value
  const told =
    !isTyped || meant.comes === 'once'
      ? w('inZone', { zone })
      : w(meant.comes, { time: localIn(meant.at, zone).slice(11, 16) })
  return (
    <Field
      label={label}
      hint={hint === undefined ? told : `${told} · ${hint}`}
      aria-invalid={wrong}
      type="datetime-local"
      step={1}
      max={LAST}
      required={required}
      value={isTyped ? typed : value === undefined ? '' : localIn(value, zone)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(momentOf(target.value, zone)?.at)
      }}
    />
  )
}

const momentOf = (local: string, zone: string) =>
  Number.isNaN(Date.parse(`${local}Z`)) ? undefined : instantIn(local, zone)
