import type { Address } from '#contract/address.entities.ts'

const STATE_LAST: ReadonlySet<string> = new Set(['US', 'CA'])

/** Town, province and code in the order of the country's post. */
const placeLine = ({ city, postalCode = '', stateCityProvDept: province, countryCode }: Address): string =>
  STATE_LAST.has(countryCode)
    ? `${city}, ${[province, postalCode].filter(Boolean).join(' ')}`
    : [postalCode, city].filter(Boolean).join(' ')

export const AddressLines = ({ address }: { address: Address }) => (
  <address className="not-italic">
    {address.recipientFirstName} {address.recipientLastName}
    <br />
    {address.addressLine1}
    {address.addressLine2 && (
      <>
        <br />
        {address.addressLine2}
      </>
    )}
    <br />
    {placeLine(address)}
    <br />
    {address.country}
  </address>
)
