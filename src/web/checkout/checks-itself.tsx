import { Island } from '#web/islands/island.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'

/** First in a form that is posted: with script, its faults are told beside its fields before it is sent. */
export const ChecksItself = () => (
  <>
    <Island name="checked-form" wake="load" className="contents" props={{}} />
    <span data-error-look="" hidden>
      <FieldError />
    </span>
  </>
)
