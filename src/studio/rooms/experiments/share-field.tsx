import { useState } from 'react'
import { Field } from '../../ui/field.tsx'

const MOST_DIGITS = 1e4
const inPercent = (share: number): string => String(Math.round(share * 100 * MOST_DIGITS) / MOST_DIGITS)

type Props = { readonly label: string; readonly share: number; readonly onShare: (share: number) => void }

/** A share, written in percent. On the way to 0.5 somebody writes 0: what is no share yet changes nothing, and stays. */
export function ShareField({ label, share, onShare }: Props) {
  const [typed, setTyped] = useState(inPercent(share))
  const write = ({ value, valueAsNumber }: HTMLInputElement) => {
    setTyped(value)
    if (valueAsNumber > 0 && valueAsNumber <= 100) onShare(valueAsNumber / 100)
  }
  return (
    <Field
      label={label}
      type="number"
      step="any"
      min="0"
      max="100"
      value={typed}
      onChange={({ target }) => write(target)}
      // Whoever leaves it sees what counts.
      onBlur={() => setTyped(inPercent(share))}
    />
  )
}
