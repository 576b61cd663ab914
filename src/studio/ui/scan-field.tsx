import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

type Props = {
  readonly label: string
  readonly hint?: string
  readonly action: string
  readonly told: string
  readonly onScan: (code: string) => void
}

/** Takes a code and Enter, as scanners type them, from the first moment on, and is ready for the next. */
export function ScanField({ label, hint, action, told, onScan }: Props) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <form
      className="scan"
      onSubmit={event => {
        event.preventDefault()
        if (code.trim() !== '') onScan(code.trim())
        setCode('')
      }}
    >
      <Field
        ref={field}
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit">{action}</Button>
      <output className="scan-told">{told}</output>
    </form>
  )
}
