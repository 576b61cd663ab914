import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { saveAs } from '../../tasks/save-as.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { KeptList, UnreadOrders } from './kept-list.tsx'
import { WORDS } from './words.ts'

type Guest = OutputOf<StaffEndpointOf<'customers.guest'>>

/** What is kept under an address that no account has; handed out, or forgotten. */
export function GuestDialog({ onClose }: { readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const me = useMe().data
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [found, setFound] = useState<Guest>()
  const [erasing, setErasing] = useState(false)
  const look = useSend('customers.guest', [], 'form')
  const handOut = useSend('customers.exportGuest', [], 'form')
  const erase = useSend('customers.eraseGuest', [], 'form')
  const may = (permission: 'customers.export' | 'customers.erase') => me?.permissions.includes(permission) ?? false
  const body = { email, reason }
  const busy = look.isPending || handOut.isPending || erase.isPending
  const change = (address: string) => {
    setEmail(address)
    // What was found is somebody else's.
    setFound(undefined)
    erase.reset()
    handOut.reset()
  }
  return (
    <>
      <FormDialog
        title={w('guest')}
        text={w('guestText')}
        action={w('findButton')}
        busy={busy}
        error={look.error ?? handOut.error ?? erase.error}
        send={async () => setFound(await look.mutateAsync([{ body: { email } }]))}
        onClose={onClose}
      >
        <Field
          label={w('email')}
          name="email"
          type="email"
          required
          value={email}
          onChange={event => change(event.target.value)}
        />
        {found && (
          <p>{w('guestFound', { orders: found.orders.length, messages: found.messages, letters: found.letters })}</p>
        )}
        {found && (may('customers.export') || may('customers.erase')) && (
          <Field
            label={w('reason')}
            name="reason"
            required={false}
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
        <div className="part-actions">
          {found && may('customers.export') && (
            <Button
              disabled={busy || reason.trim() === ''}
              onClick={() =>
                handOut.mutate([{ body }], {
                  onSuccess: ({ data }) => void saveAs('guest.json', JSON.stringify(data, null, 2)),
                })
              }
            >
              {w('export')}
            </Button>
          )}
          {found && may('customers.erase') && (
            <Button
              look="danger"
              disabled={busy || erase.isSuccess || reason.trim() === ''}
              onClick={() => setErasing(true)}
            >
              {w('erase')}
            </Button>
          )}
        </div>
        {handOut.data && <UnreadOrders numbers={handOut.data.unread} />}
        {erase.data && <KeptList kept={erase.data.kept} />}
      </FormDialog>
      {erasing && (
        <Confirm
          title={`${w('erase')}: ${email}`}
          text={w('eraseText')}
          action={w('erase')}
          busy={erase.isPending}
          onClose={() => setErasing(false)}
          onConfirm={() => erase.mutate([{ body }], { onSettled: () => setErasing(false) })}
        />
      )}
    </>
  )
}
