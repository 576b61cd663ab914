import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
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

export type TypedAddress = Readonly<Record<string, string>>

export const typedAddress = (before: Partial<Record<Name, string | undefined>> | undefined): TypedAddress =>
  Object.fromEntries(NAMES.map(name => [name, before?.[name] ?? '']))

/** What was typed, without what was left empty. */
export const addressBody = (typed: TypedAddress) => ({
  addressLine1: '',
  city: '',
  recipientFirstName: '',
  recipientLastName: '',
  ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')),
})

type Props = { readonly typed: TypedAddress; readonly onType: (typed: TypedAddress) => void }

export function AddressFields({ typed, onType }: Props) {
  const { w } = useWords(WORDS)
  return (
    <div className="address-fields">
      {NAMES.map(name => (
        <Field
          key={name}
          label={w(FIELDS[name])}
          required={!MAY_BE_EMPTY.includes(name)}
          value={typed[name] ?? ''}
          onChange={event => onType({ ...typed, [name]: event.target.value })}
        />
      ))}
    </div>
  )
}
