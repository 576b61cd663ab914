import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

const FIELDS = {
  recipientFirstName: 'firstName',
  recipientLastName: 'lastName',
  addressLine1: 'line1',
  addressLine2: 'line2',
  city: 'city',
  stateCityProvDept: 'region',
  postalCode: 'postalCode',
  recipientContactPhone: 'phone',
} as const satisfies Record<string, keyof typeof WORDS>
type Name = keyof typeof FIELDS
const isName = (key: string): key is Name => Object.hasOwn(FIELDS, key)
const NAMES = Object.keys(FIELDS).filter(isName)
const MAY_BE_EMPTY: readonly Name[] = ['addressLine2', 'stateCityProvDept', 'recipientContactPhone']

export function AddressDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { number } = order
  const before = order.shipments.find(({ address }) => address)?.address
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(NAMES.map(name => [name, before?.[name] ?? ''])),
  )
  const change = useSend('orders.changeAddress', TOUCHED, 'form')
  const send = async () => {
    const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))
    const body = {
      addressLine1: '',
      city: '',
      recipientFirstName: '',
      recipientLastName: '',
      ...filled,
      countryCode: before?.countryCode ?? '',
      ...(before?.recipientContactEmail !== undefined && { recipientContactEmail: before.recipientContactEmail }),
    }
    await change.mutateAsync([{ params: { number }, body }])
    notify(w('addressDone'))
    onClose()
  }
  return (
    <FormDialog
      title={w('address')}
      text={w('addressText')}
      action={w('address')}
      busy={change.isPending}
      error={change.error}
      send={send}
      onClose={onClose}
      wide
    >
      <div className="address-fields">
        {NAMES.map(name => (
          <Field
            key={name}
            label={w(FIELDS[name])}
            required={!MAY_BE_EMPTY.includes(name)}
            value={typed[name] ?? ''}
            onChange={event => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
      </div>
    </FormDialog>
  )
}
