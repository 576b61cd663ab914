import { sql } from 'kysely'
import type { Address } from '#contract/address.entities.ts'
import type { Db } from '../db/database.ts'
import type { CardFacts } from '../payment/payment-provider.ts'

type Row = {
  token: string
  brand: string
  lastFour: string
  expiryMonth: number
  expiryYear: number
  holder: string | null
  addressLine1: string | null
  addressLine2: string | null
  city: string | null
  countryCode: string | null
  province: string | null
  postalCode: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
}

export type SavedCard = Omit<CardFacts, 'fingerprint'> & { token: string; billingAddress: Address | undefined }

/** A card of this consumer with its billing address, or undefined: nobody sees another's. */
export async function findSavedCard(db: Db, consumerId: string, id: string): Promise<SavedCard | undefined> {
  const { rows } = await sql<Row>`
    select c.provider_token as token, c.brand, c.last_four as "lastFour", c.expiry_month as "expiryMonth",
      c.expiry_year as "expiryYear", c.holder, a.address_line1 as "addressLine1", a.address_line2 as "addressLine2",
      a.city, a.country_code as "countryCode", a.province, a.postal_code as "postalCode", a.first_name as "firstName",
      a.last_name as "lastName", a.email, a.phone
    from saved_cards c left join consumer_addresses a on a.id = c.billing_address_id
    where c.id = ${id} and c.consumer_id = ${consumerId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { token, brand, lastFour, expiryMonth, expiryYear, holder } = row
  const card = { token, brand, lastFour, expiryMonth, expiryYear, ...(holder !== null && { holder }) }
  return { ...card, billingAddress: addressOf(row) }
}

function addressOf(row: Row): Address | undefined {
  const { addressLine1, city, countryCode, firstName, lastName } = row
  if (addressLine1 === null || city === null || countryCode === null || firstName === null || lastName === null)
    return undefined
  return {
    approachType: 'B',
    main: false,
    addressLine1,
    city,
    countryCode,
    recipientFirstName: firstName,
    recipientLastName: lastName,
    ...(row.addressLine2 !== null && { addressLine2: row.addressLine2 }),
    ...(row.province !== null && { stateCityProvDept: row.province }),
    ...(row.postalCode !== null && { postalCode: row.postalCode }),
    ...(row.email !== null && { recipientContactEmail: row.email }),
    ...(row.phone !== null && { recipientContactPhone: row.phone }),
  }
}
