import { Fragment } from 'react'
import type { Address } from '#contract/address/address.entities.ts'
import { addressLines } from '#domain/address/address-lines.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

export function AddressText({ address, className }: { address: Address; className?: string }) {
  const { bcp47 } = useI18n()
  return (
    <address className={`wrap-anywhere not-italic ${className ?? ''}`}>
      {addressLines(address, bcp47).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  )
}
