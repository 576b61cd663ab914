import { useEffect, useRef } from 'react'
import { CallError } from '#contract/client.ts'
import { addressRules } from '#domain/address/address-rules.ts'
import { wholePhone } from '#domain/identity/phone.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useTold } from '../../i18n/told.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
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

const phoneIn = (typed: TypedAddress, countryCode: string) => {
  const said = (typed['recipientContactPhone'] ?? '').trim()
  return { said, phone: wholePhone(countryCode, said) }
}

/** What was typed, without what was left empty; the telephone number whole. */
export const addressBody = (typed: TypedAddress, countryCode: string) => {
  const { phone } = phoneIn(typed, countryCode)
  return {
    addressLine1: '',
    city: '',
    recipientFirstName: '',
    recipientLastName: '',
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')),
    countryCode,
    ...(phone !== undefined && { recipientContactPhone: phone }),
  }
}

/** Which field of an address was refused. */
function refusedField(error: Error | null): Name | undefined {
  if (!(error instanceof CallError)) return undefined
  if (error.code === 'SHIPPING_PHONE_EMPTY') return 'recipientContactPhone'
  const field = error.details.field?.split('.').at(-1) ?? ''
  return isName(field) ? field : undefined
}

/** What the form says itself: what a field of the address says is not said twice. */
export const besideAddress = (error: Error | null): Error | null => (refusedField(error) ? null : error)

type Props = {
  readonly typed: TypedAddress
  readonly countryCode: string
  readonly error: Error | null
  readonly onType: (typed: TypedAddress) => void
}

export function AddressFields({ typed, countryCode, error, onType }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const told = useTold()
  const rules = addressRules(countryCode, { language })
  const { said, phone } = phoneIn(typed, countryCode)
  const refused = refusedField(error)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const at = refusedField(error)
    if (at) fields.current?.querySelector<HTMLElement>(`[name=${at}]`)?.focus()
  }, [error])
  return (
    <div className="address-fields" ref={fields}>
      {NAMES.map(name =>
        name === 'stateCityProvDept' && rules.provinces.length > 0 ? (
          <SelectField
            key={name}
            label={w(FIELDS[name])}
            name={name}
            trouble={refused === name ? told(error, () => w(FIELDS[name])) : undefined}
            required={rules.fields.province.required}
            value={typed[name] ?? ''}
            onChange={event => onType({ ...typed, [name]: event.target.value })}
          >
            <option value="">—</option>
            {rules.provinces.map(province => (
              <option key={province.code} value={province.code}>
                {province.name}
              </option>
            ))}
          </SelectField>
        ) : (
          <Field
            key={name}
            label={w(FIELDS[name])}
            name={name}
            required={!MAY_BE_EMPTY.includes(name)}
            value={typed[name] ?? ''}
            trouble={refused === name ? told(error, () => w(FIELDS[name])) : undefined}
            {...(name === 'recipientContactPhone' && {
              type: 'tel',
              // The browser says it at the field, and sends nothing meanwhile.
              ref: (input: HTMLInputElement | null) =>
                input?.setCustomValidity(said === '' || phone !== undefined ? '' : w('phoneUnknown')),
            })}
            onChange={event => onType({ ...typed, [name]: event.target.value })}
          />
        ),
      )}
    </div>
  )
}
