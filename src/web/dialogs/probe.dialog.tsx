import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { DialogProps } from './dialog-props.ts'

/** The smallest dialog: the style page and the browser tests of the mechanism open it. */
export default function ProbeDialog({ params, close }: DialogProps<{ title?: string }>) {
  return (
    <>
      <DialogTitle>{params.title ?? 'A dialog'}</DialogTitle>
      <DialogText>It opens in the middle of wide screens and from below on phones.</DialogText>
      <DialogBody>
        <TextField name="probe" label="A field" required />
      </DialogBody>
      <DialogActions>
        <Button onClick={close}>Done</Button>
      </DialogActions>
    </>
  )
}
