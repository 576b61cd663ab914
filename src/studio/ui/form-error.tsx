import { useState } from 'react'
import { useTold } from '../i18n/told.ts'
import { labelIn } from './label-in.ts'

/** Why a form was refused, said where it was sent; of a field, by the label that the form gives it. */
export function FormError({ error }: { readonly error: Error | null }) {
  const told = useTold()
  const [line, setLine] = useState<HTMLElement | null>(null)
  return (
    <p className="form-error" role="alert" ref={setLine}>
      {error && told(error, field => labelIn(line?.closest('form'), field))}
    </p>
  )
}
