import type { Address } from '#contract/address.entities.ts'

/** An address as it stands on an envelope. */
export const AddressText = ({ address, className }: { address: Address; className?: string }) => (
  <address className={`not-italic ${className ?? ''}`}>
    {address.recipientFirstName} {address.recipientLastName}
    <br />
    {[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}
    <br />
    {[address.postalCode, address.city, address.stateCityProvDept].filter(Boolean).join(' ')}, {address.countryCode}
  </address>
)
