import type { Address } from '#contract/address.entities.ts'

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
    {[address.postalCode, address.city, address.stateCityProvDept].filter(Boolean).join(' ')}
    <br />
    {address.country}
  </address>
)
