import { useState } from 'react'

export type ValueProps = {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** A field's value, kept by whoever uses it or, without that, by the field itself. */
export function useValue({ value, defaultValue = '', onChange }: ValueProps): [string, (value: string) => void] {
  const [own, setOwn] = useState(defaultValue)
  return [
    value ?? own,
    next => {
      setOwn(next)
      onChange?.(next)
    },
  ]
}
