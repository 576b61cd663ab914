import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/order.entities.ts'
import { arrivalOf } from '#domain/orders/arrival.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Logo } from '#web/shell/logo.tsx'
import { Heading } from '#web/ui/text.tsx'
import { stepsAhead } from '#web/orders/steps-ahead.ts'

/** The day an order comes leads its pages, as long as something of it is still to come. Paper says whose it is. */
export function OrderTitle({ order, children }: { order: Order; children: ReactNode }) {
  const { t, bcp47 } = useI18n()
  const arrival = arrivalOf(order.shipments.filter(shipment => stepsAhead(shipment).length > 0))
  const day = dateFormat(bcp47, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <>
      <div className="hidden pb-8 print:block">
        <Logo />
      </div>
      <Heading level={1} size="lg" className="max-sm:text-xl">
        {arrival ? (
          <>
            <span className="mb-2 block font-sans text-base font-semibold tracking-normal">{children} </span>
            {t(arrival.collected ? 'orders.collectBy' : 'orders.arrivesBy', { date: day.format(new Date(arrival.on)) })}
          </>
        ) : (
          children
        )}
      </Heading>
    </>
  )
}
