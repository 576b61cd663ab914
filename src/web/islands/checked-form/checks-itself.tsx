import { Island } from '#web/islands/island.tsx'
import { ErrorLook } from './error-look.tsx'

/** First in a form that is posted: with script, its faults are told beside its fields before it is sent. */
export const ChecksItself = () => (
  <>
    <Island name="checked-form" wake="load" className="contents" props={{}} />
    <ErrorLook />
  </>
)
