import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Address, AddressBookInput, BillingAddressInput } from '#contract/address/address.entities.ts'
import type { ErrorName } from '#contract/errors/errors.ts'
import { ADDRESS_PROPERTY, addressRules, type AddressField } from '#domain/address/address-rules.ts'
import { checkAddress } from '#domain/address/check-address.ts'
import { countryName } from '#domain/address/countries.ts'
import { normalPostalCode } from '#domain/address/postal-codes.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import { violatedUnique } from '../db/constraint.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../identity/ids.ts'
import { requireConsumer, requireOwned } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './addresses.queries.ts'
import { lockKeeper } from './profile.queries.ts'

type BookInput = z.output<typeof AddressBookInput>
type Input = z.output<typeof BillingAddressInput>

export async function addAddress(shop: Shop, input: BookInput): Promise<Address> {
  const { id: consumerId } = requireConsumer(shop)
  const kind = input.approachType === 'B' ? 'billing' : 'shipping'
  requireRules(shop, input, kind, 'ADDRESS_INVALID')
  return inTransaction(shop, inside => insert(inside, consumerId, input))
}

async function insert(shop: Shop, consumerId: string, input: BookInput): Promise<Address> {
  const { db } = shop
  await lockKeeper(db, consumerId)
  const first = (await queries.countAddresses(db, consumerId, input.approachType)) === 0
  const row = { ...rowOf(input), id: newId('adr'), consumer_id: consumerId, main: input.main || first }
  if (row.main) await queries.clearMain(db, consumerId, input.approachType)
  await queries.insertAddress(db, row).catch(asExists)
  return presentAddress(shop, row)
}

/** The address a card is billed to: one of the book if it is there already, a new one otherwise. */
export async function keepBillingAddress(shop: Shop, consumerId: string, input: Input): Promise<string> {
  requireRules(shop, input, 'billing', 'ADDRESS_FIELDS_MISSING')
  const row = { ...rowOf({ ...input, approachType: 'B', main: false }), id: newId('adr'), consumer_id: consumerId }
  const known = await queries.findSame(shop.db, consumerId, 'B', row.fingerprint)
  if (known) return known.id
  const first = (await queries.countAddresses(shop.db, consumerId, 'B')) === 0
  await queries.insertAddress(shop.db, { ...row, main: first })
  return row.id
}

export async function changeAddress(shop: Shop, addressId: string, input: BookInput): Promise<Address> {
  const owned = await ownAddress(shop, addressId)
  requireRules(shop, input, input.approachType === 'B' ? 'billing' : 'shipping', 'ADDRESS_INVALID')
  return inTransaction(shop, async inside => {
    await lockKeeper(inside.db, owned.consumer_id)
    // A main address stays one until another takes its place.
    const main = input.main || (owned.main && owned.approach_type === input.approachType)
    if (main) await queries.clearMain(inside.db, owned.consumer_id, input.approachType)
    const row = { ...rowOf(input), main }
    await queries.updateAddress(inside.db, addressId, row).catch(asExists)
    if (owned.main && owned.approach_type !== input.approachType)
      await queries.promoteNewest(inside.db, owned.consumer_id, owned.approach_type)
    return presentAddress(inside, { ...owned, ...row })
  })
}

export async function removeAddress(shop: Shop, addressId: string): Promise<void> {
  const owned = await ownAddress(shop, addressId)
  await inTransaction(shop, async inside => {
    await lockKeeper(inside.db, owned.consumer_id)
    if (await queries.isBillingOfCard(inside.db, addressId)) throw new StoreError('BILLING_ADDRESS_DELETE')
    await queries.deleteAddress(inside.db, addressId)
    if (owned.main) await queries.promoteNewest(inside.db, owned.consumer_id, owned.approach_type)
  })
}

async function ownAddress(shop: Shop, addressId: string) {
  requireConsumer(shop)
  return requireOwned(shop, await queries.findAddress(shop.db, addressId), row => row.consumer_id, 'INVALID_ADDRESS_ID')
}

const asExists = (error: unknown): never => {
  throw violatedUnique(error) === undefined ? error : new StoreError('ADDRESS_EXISTS')
}

/** Applies the rules of the country: required fields, lengths, patterns, provinces. */
function requireRules({ site }: Shop, input: Input, kind: 'shipping' | 'billing', error: ErrorName): void {
  if (kind === 'shipping' && !site.shipsTo.includes(input.countryCode))
    throw new StoreError(error, { field: 'body.countryCode', reason: 'we do not deliver there' })
  const values: Partial<Record<AddressField, string | undefined>> = {
    firstName: input.recipientFirstName,
    lastName: input.recipientLastName,
    country: input.countryCode,
    addressLine1: input.addressLine1,
    addressLine2: input.addressLine2,
    city: input.city,
    province: input.stateCityProvDept,
    postalCode: input.postalCode,
    email: input.recipientContactEmail,
    phone: input.recipientContactPhone,
  }
  // The book belongs to someone whose email and phone we know; an address may leave them out.
  const overrides = { email: { required: false }, phone: { required: false } }
  const problems = checkAddress(addressRules(input.countryCode, { kind, overrides }), values)
  for (const [field, problem] of Object.entries(problems)) {
    const property = Object.entries(ADDRESS_PROPERTY).find(([known]) => known === field)?.[1] ?? field
    throw new StoreError(error, { field: `body.${property}`, reason: problem.key })
  }
}

function rowOf(input: BookInput) {
  const postal_code = input.postalCode ? normalPostalCode(input.countryCode, input.postalCode) : null
  const told = [
    input.addressLine1,
    input.addressLine2,
    input.city,
    input.stateCityProvDept,
    postal_code,
    input.countryCode,
  ]
  const named = [...told, input.recipientFirstName, input.recipientLastName]
  const plain = named
    .map(part =>
      (part ?? '')
        .toLowerCase()
        .replaceAll(/[\s.,]+/g, ' ')
        .trim(),
    )
    .join('|')
  return {
    approach_type: input.approachType,
    main: input.main,
    address_line1: input.addressLine1,
    address_line2: input.addressLine2 || null,
    city: input.city,
    country_code: input.countryCode,
    province: input.stateCityProvDept || null,
    postal_code,
    first_name: input.recipientFirstName,
    last_name: input.recipientLastName,
    email: input.recipientContactEmail ?? null,
    phone: input.recipientContactPhone ?? null,
    fingerprint: createHash('sha256').update(plain).digest('base64url'),
  }
}

export function presentAddress(
  { locale }: Pick<Shop, 'locale'>,
  row: Omit<queries.AddressRow, 'consumer_id' | 'fingerprint'>,
): Address {
  return {
    id: row.id,
    approachType: row.approach_type === 'B' ? 'B' : 'S',
    main: row.main,
    addressLine1: row.address_line1,
    ...(row.address_line2 !== null && { addressLine2: row.address_line2 }),
    city: row.city,
    country: countryName(row.country_code, bcp47Of(locale)),
    countryCode: row.country_code,
    ...(row.province !== null && { stateCityProvDept: row.province }),
    ...(row.postal_code !== null && { postalCode: row.postal_code }),
    recipientFirstName: row.first_name,
    recipientLastName: row.last_name,
    ...(row.email !== null && { recipientContactEmail: row.email }),
    ...(row.phone !== null && { recipientContactPhone: row.phone }),
  }
}

export async function findBillingAddress(shop: Shop, id: string): Promise<Address | undefined> {
  const row = await queries.findAddress(shop.db, id)
  return row && presentAddress(shop, row)
}
