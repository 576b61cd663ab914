import type { Address } from '#contract/address/address.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { HOUSES, type House } from '#domain/sites/houses.ts'
import { VAT_RATES } from '#domain/tax/vat.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import type { LabelWish, Place } from './carrier.ts'
import { CarrierRefused } from './carrier-errors.ts'
import type { Label } from './labels.queries.ts'

/** A box, and what pieces of this shop weigh as a rule; whoever packs may say better. */
const BOX_GRAMS = 250
const PIECE_GRAMS = 900

export const usualGrams = (pieces: readonly { qty: number }[]): number =>
  BOX_GRAMS + PIECE_GRAMS * sumOf(pieces.map(({ qty }) => qty))

export function wishFor(label: Label, { document, site, email }: StoredOrder): LabelWish {
  const { reference, grams, shipmentId, returnNumber } = label
  const shipment = document.shipments.find(each => each.shipmentId === shipmentId)
  const address = shipment ? shipment.address : (document.shippingAddress ?? document.billingAddress)
  if (!address?.postalCode) throw new CarrierRefused('there is no address to send it to')
  const house = houseOf(HOUSES[site])
  const buyer = { ...placeOf(address, address.postalCode), email }
  if (!isOneCustomsArea(house.country, buyer.country))
    throw new CarrierRefused('it crosses a border with customs: buy this label from the carrier')
  return { reference, grams, house, buyer, isReturn: returnNumber !== undefined }
}

/** Outside the union a parcel needs papers that nobody has filled in. */
const isOneCustomsArea = (from: string, to: string) => from === to || (isInUnion(from) && isInUnion(to))
const isInUnion = (country: string) => country !== 'GB' && country in VAT_RATES

const houseOf = ({ street, city, region, postalCode, country, phone }: House): Place => ({
  name: 'Cairn',
  street,
  city,
  ...(region !== undefined && { region }),
  postalCode,
  country,
  phone,
})

const placeOf = (address: Address, postalCode: string): Place => ({
  name: `${address.recipientFirstName} ${address.recipientLastName}`.trim(),
  street: address.addressLine1,
  street2: address.addressLine2,
  city: address.city,
  region: address.stateCityProvDept,
  postalCode,
  country: address.countryCode,
  phone: address.recipientContactPhone,
})
