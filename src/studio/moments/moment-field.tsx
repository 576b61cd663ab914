import { useState } from 'react'
import { FIRST_DAY, LAST_DAY } from '#domain/time/calendar.ts'
import { localIn, meantIn } from '#domain/time/zoned.ts'
import { useWords } from '../i18n/room-words.ts'
import { Field } from '../ui/field.tsx'
import { WORDS } from './words.ts'

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
  const meant = meantIn(typed, zone)
  // What is typed stays as it is typed for as long as it means the same, or means nothing yet.
  const isTyped = typed !== '' && meant?.at === value
  const told =
    meant === undefined || !isTyped || meant.comes === 'once'
      ? w('inZone', { zone })
      : w(meant.comes, { time: localIn(meant.at, zone).slice(11, 16) })
  const isSlip = isTyped && meant === undefined
  return (
    <Field
      label={label}
      hint={hint === undefined ? told : `${told} · ${hint}`}
      aria-invalid={wrong || isSlip}
      trouble={isSlip ? w('noSuchYear', { first: FIRST_DAY.slice(0, 4), last: LAST_DAY.slice(0, 4) }) : undefined}
      type="datetime-local"
      step={1}
      min={`${FIRST_DAY}T00:00:00`}
      max={`${LAST_DAY}T23:59:59`}
      required={required}
      value={isTyped ? typed : value === undefined ? '' : localIn(value, zone)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(meantIn(target.value, zone)?.at)
      }}
    />
  )
}
