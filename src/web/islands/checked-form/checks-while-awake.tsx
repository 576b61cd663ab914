import { FormChecks } from './form-checks.tsx'
import { ErrorLook } from './error-look.tsx'

/** The same as `ChecksItself` for a form that is awake already. */
export const ChecksWhileAwake = () => (
  <>
    <FormChecks />
    <ErrorLook />
  </>
)
