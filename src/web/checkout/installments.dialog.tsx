import { useState } from 'react'
import type { Currency } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/time/moments.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { DialogBody, DialogText, DialogTitle } from '#web/ui/dialog-parts.tsx'

type Params = { count: number; first: number; amount: number; currency: Currency }

const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000

/** What is due when, before anyone decides to pay later. */
export default function InstallmentsDialog({ params: { count, first, amount, currency } }: DialogProps<Params>) {
  const { t, bcp47, locale } = useI18n()
  const [today] = useState(() => Date.now())
  const due = Array.from({ length: count }, (_, index) => ({
    part: index === 0 ? first : amount,
    at: today + index * TWO_WEEKS_MS,
  }))
  return (
    <>
      <DialogTitle>{t('checkout.payLaterInfo')}</DialogTitle>
      <DialogText>{t('checkout.payLaterText')}</DialogText>
      <DialogBody>
        <ol className="divide-y divide-stone-300 border-y border-stone-300">
          {due.map(({ part, at }) => (
            <li key={at} className="flex justify-between gap-4 py-3 tabular-nums">
              <span>{dayText(locale, new Date(at))}</span>
              <span className="font-semibold">{formatMoney(part, currency, bcp47)}</span>
            </li>
          ))}
        </ol>
      </DialogBody>
    </>
  )
}
