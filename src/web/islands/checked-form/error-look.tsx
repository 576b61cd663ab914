import { FieldError } from '#web/ui/fields/field-frame.tsx'

/** How a fault looks, to be copied beside the field that has one. */
export const ErrorLook = () => (
  <span data-error-look="" hidden>
    <FieldError />
  </span>
)
