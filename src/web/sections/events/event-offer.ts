import { openDays } from '#domain/time/dates.ts'
import type { SectionOf } from '#contract/content/content-sections.ts'

/** What someone joins, as dialogs and pages pass it on. */
export type EventOffer = {
  eventId: string
  title: string
  startDate: string
  endDate: string
  /** Those that are not over. */
  days: string[]
  enablePlusOne: boolean
  terms: string
  submitCtaLabel: string
  confirmationTitle: string
  confirmationSubtitle: string
}

export const offerOf = (item: SectionOf<'event-sign-up-form'>, today: string): EventOffer => ({
  eventId: item.eventId,
  title: item.title,
  startDate: item.startDate,
  endDate: item.endDate,
  days: openDays(item.startDate, item.endDate, today),
  enablePlusOne: item.enablePlusOne,
  terms: item.richText,
  submitCtaLabel: item.submitCtaLabel,
  confirmationTitle: item.confirmationTitle,
  confirmationSubtitle: item.confirmationSubtitle ?? '',
})

/** The field that says whether someone comes on a day. */
export const dayField = (day: string): string => `day-${day}`
