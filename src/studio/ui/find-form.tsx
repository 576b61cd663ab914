import { useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

type Props = {
  readonly label: string
  readonly hint: string
  readonly button: string
  readonly longest: number
  /** What was looked for last. */
  readonly sought: string
  readonly onFind: (typed: string) => void
}

/** For things that are found and never listed. */
export function FindForm({ label, hint, button, longest, sought, onFind }: Props) {
  const [typed, setTyped] = useState(sought)
  return (
    <form
      className="desk-filters"
      onSubmit={event => {
        event.preventDefault()
        onFind(typed.trim())
      }}
    >
      <Field
        label={label}
        type="search"
        placeholder={hint}
        maxLength={longest}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary">
        {button}
      </Button>
    </form>
  )
}
