import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

const dayOf = (date: string) => new Date(`${date}T12:00:00Z`)

/** From one day to another, in the words of the language; one day when both are the same. */
export function EventDates({ from, to }: { from: string; to: string }) {
  const { bcp47 } = useI18n()
  const format = dateFormat(bcp47, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return <time dateTime={from}>{format.formatRange(dayOf(from), dayOf(to))}</time>
}
