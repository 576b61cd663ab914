import type { z } from 'zod'
import type { EventRegistration, WarrantyCase } from '#contract/consumer/consumer.requests.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import { dayOf, openDays } from '#domain/time/dates.ts'
import { name as nameRule } from '#domain/identity/validators.ts'
import { liveView } from '../content/content-view.ts'
import { findItems } from '../content/content.service.ts'
import { newCaseNumber } from '../conversations/case-number.ts'
import { tellDesk } from '../conversations/tell-desk.service.ts'
import { findConsumer } from '../identity/ownership.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { knowsOrder } from '../orders/access.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { countComing, insertCase, lockEvent, saveRegistration } from './cases.queries.ts'
import { ownRow } from './profile.service.ts'

/** Joins an event. The address is the profile's own, whatever a form says. */
export async function registerForEvent(shop: Shop, form: z.output<typeof EventRegistration>): Promise<void> {
  const { id, email } = await ownRow(shop)
  if (form.email.toLowerCase() !== email.toLowerCase())
    throw new StoreError('INVALID_INPUT', { field: 'body.email', reason: 'send the address of your profile' })
  const event = await findEvent(shop, form.eventId)
  const plusOne = form.plusOne === '' ? undefined : form.plusOne
  if (plusOne !== undefined && (!event.enablePlusOne || nameRule(plusOne)))
    throw new StoreError('INVALID_INPUT', { field: 'body.plusOne', reason: 'Name is not valid.' })
  const days = form.attendingDays.split(',')
  const open = openDays(event.startDate, event.endDate, dayOf(shop.now, shop.site.timeZone))
  if (!days.every(day => open.includes(day)))
    throw new StoreError('INVALID_INPUT', { field: 'body.attendingDays', reason: 'send days of the event to come' })
  const people = plusOne === undefined ? 1 : 2
  await inTransaction(shop, async inside => {
    if (event.places !== undefined)
      await requirePlaces(inside, { eventId: form.eventId, places: event.places, days, who: id, people })
    await saveRegistration(inside.db, {
      event_id: form.eventId,
      consumer_id: id,
      email,
      first_name: form.firstName,
      last_name: form.lastName,
      gender: form.gender ?? null,
      phone: form.phoneNumber ?? null,
      attending_days: [...new Set(days)],
      plus_one: plusOne ?? null,
      terms_accepted_at: shop.now,
      registered_at: form.registrationTimestamp,
    })
  })
}

type Party = {
  readonly eventId: string
  readonly places: number
  readonly days: readonly string[]
  readonly who: string
  readonly people: number
}

/** One party after the other: two cannot take the last place. */
async function requirePlaces(shop: Shop, { eventId, places, days, who, people }: Party): Promise<void> {
  await lockEvent(shop.db, eventId)
  const coming = await countComing(shop.db, eventId, who)
  const full = days.toSorted().find(day => (coming.get(day) ?? 0) + people > places)
  if (full !== undefined)
    throw new StoreError('EVENT_FULL', {
      day: dateFormat(bcp47Of(shop.locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(full)),
    })
}

/** An event is what a published page of this shop lets people join. */
async function findEvent(shop: Shop, eventId: string) {
  const forms = await findItems(shop, 'event-sign-up-form', liveView(shop))
  const form = forms.find(item => item.type === 'event-sign-up-form' && item.eventId === eventId)
  if (form?.type !== 'event-sign-up-form') throw new StoreError('NOT_FOUND', { field: 'body.eventId' })
  return form
}

export async function openCase(shop: Shop, { requestType, organisation, payload }: z.output<typeof WarrantyCase>) {
  const number = newCaseNumber()
  const consumer_id = findConsumer(shop)?.id ?? null
  const { orderNumber, email } = payload
  if (orderNumber !== undefined && !(await knowsOrder(shop, orderNumber, email)))
    throw new StoreError('ORDER_NOT_FOUND')
  return inTransaction(shop, async inside => {
    await insertCase(inside.db, {
      number,
      kind: requestType,
      organisation,
      consumer_id,
      email: payload.email,
      site: shop.site.id,
      locale: shop.locale,
      payload: JSON.stringify(payload),
      created_at: shop.now,
    })
    const values = { caseNumber: number, firstName: payload.firstName }
    const mail = { template: 'contact-received' as const, to: payload.email, locale: shop.locale, values }
    await enqueueMail(inside.db, mail, { uniqueKey: `case:${number}` })
    await tellDesk(inside, number)
    return { caseNumber: number, status: 'open' as const }
  })
}
