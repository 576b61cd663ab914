import { useTold } from '../i18n/told.ts'

/** Why a form was refused, said where it was sent. */
export function FormError({ error }: { readonly error: Error | null }) {
  const told = useTold()
  return (
    <p className="form-error" role="alert">
      {error && told(error)}
    </p>
  )
}
