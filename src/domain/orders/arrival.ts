import { SHIPPING_METHODS, type ShippingMethodCode } from '../delivery/delivery.ts'

type Parcel = { readonly code: ShippingMethodCode; readonly promisedDate?: string | undefined }

/** The day by which all of it is there, and whether it is to be collected then. What is sent by mail is there at once. */
export function arrivalOf(parcels: readonly Parcel[]): { on: string; collected: boolean } | undefined {
  const promised = parcels.flatMap(({ code, promisedDate }) => {
    const { way, needsAddress } = SHIPPING_METHODS[code]
    return promisedDate === undefined || way === 'email' ? [] : [{ on: promisedDate, collected: !needsAddress }]
  })
  const last = promised.toSorted((one, other) => one.on.localeCompare(other.on)).at(-1)
  return last && { on: last.on, collected: promised.every(({ collected }) => collected) }
}
