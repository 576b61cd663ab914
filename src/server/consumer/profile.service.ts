import { startOfYear } from '#domain/time/dates.ts'
import type { z } from 'zod'
import type { ProfileCreation, ProfileUpdate } from '#contract/consumer/consumer.entities.ts'
import { signUpNeeds } from '#domain/identity/sign-up-needs.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../identity/ids.ts'
import { requireConsumer } from '../identity/ownership.ts'
import { enroll } from '../loyalty/loyalty.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { askForAddress } from './email-address.service.ts'
import { asInUse } from './in-use.ts'
import { checkPerson, NO_NEEDS, readInterests, tidyPhone, tidyPostalCode } from './person-rules.ts'
import { presentProfile } from './present-profile.ts'
import * as queries from './profile.queries.ts'
import { followContacts, subscribe } from './subscriptions.service.ts'

type Update = z.output<typeof ProfileUpdate>['consumerProfile']
type Creation = z.output<typeof ProfileCreation>['consumerProfile']

export async function getProfile(shop: Shop) {
  return { consumerProfile: presentProfile(shop, await ownRow(shop)) }
}

export async function ownRow(shop: Shop): Promise<queries.ProfileRow> {
  const { id } = requireConsumer(shop)
  const row = await queries.findProfile(shop.db, id, startOfYear(shop.now, shop.site.timeZone))
  if (!row) throw new StoreError('PROFILE_NOT_FOUND')
  return row
}

export function updateProfile(shop: Shop, told: Update) {
  const update = { ...told, consumerDetails: withTidyPhone(shop, told.consumerDetails ?? {}) }
  return inTransaction(shop, async inside => {
    const row = await ownRow(inside)
    const joins = update.enrollments?.some(each => each.optin) ?? false
    checkDetails(inside, row, update, joins)
    await save(inside, row, changeOf(inside, row, update))
    const { email: wanted = row.email, phone = row.phone ?? undefined, firstName } = update.consumerDetails
    const { email } = row
    if (wanted.toLowerCase() !== email.toLowerCase()) await askForAddress(inside, row, wanted)
    await followContacts(inside, row.id, { before: { phone: row.phone ?? undefined }, after: { phone } })
    if (update.subscriptions) await subscribe(inside, own(row), { email, phone }, update.subscriptions)
    for (const { optin, channel } of update.enrollments ?? [])
      await enroll(inside, { id: row.id, email, firstName: firstName ?? row.first_name }, optin, channel)
    return getProfile(inside)
  })
}

const own = ({ id, email_unproven_since }: queries.ProfileRow) => ({ id, proven: email_unproven_since === null })

const withTidyPhone = <T extends { phone?: string | undefined }>(shop: Shop, details: T) => ({
  ...details,
  phone: tidyPhone(shop, details.phone),
})

const AT = 'body.consumerProfile.consumerDetails'

function checkDetails(shop: Shop, row: queries.ProfileRow, update: Update, joins: boolean): void {
  const { consumerDetails: details = {} } = update
  // A date of birth decides about rights and gifts: once given, only people of the shop change it.
  if (row.birth_date !== null && details.birthDate !== undefined && details.birthDate !== row.birth_date)
    throw new StoreError('PROFILE_UPDATE_REFUSED', { field: `${AT}.birthDate` })
  if (details.employee && !row.is_employee) throw new StoreError('PROFILE_UPDATE_REFUSED', { field: `${AT}.employee` })
  const person = {
    ...details,
    birthDate: details.birthDate ?? (joins ? (row.birth_date ?? undefined) : undefined),
    phone: details.phone ?? (joins ? (row.phone ?? undefined) : undefined),
    firstName: details.firstName ?? (joins ? (row.first_name ?? undefined) : undefined),
    lastName: details.lastName ?? (joins ? (row.last_name ?? undefined) : undefined),
  }
  checkPerson(shop, person, joins ? signUpNeeds(shop.site.features, true) : NO_NEEDS, AT)
}

function changeOf(
  shop: Shop,
  row: queries.ProfileRow,
  { consumerDetails: details = {}, preferences = {} }: Update,
): queries.ProfileChange {
  const change: queries.ProfileChange = {
    first_name: details.firstName,
    last_name: details.lastName,
    phone: details.phone,
    birth_date: details.birthDate,
    gender: details.gender,
    postal_code: tidyPostalCode(shop, details.postalCode),
    source: details.source?.acquisitionType,
    campaign: details.source?.campaignName,
    preferred_shoe_size: preferences.preferredShoeSize,
    interests:
      preferences.interests === undefined
        ? undefined
        : readInterests(shop, preferences.interests, 'body.consumerProfile.preferences.interests'),
    employee_terms_at: details.employee && row.employee_terms_at === null ? shop.now : undefined,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

async function save(shop: Shop, row: queries.ProfileRow, change: queries.ProfileChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  const saved = await queries.changeProfile(shop.db, row.id, row.version, change, shop.now).catch(asInUse)
  if (!saved) throw new StoreError('PROFILE_UPDATE_FAILED')
}

/** Keeps what a visitor left without an account. Whether we knew him before is not told. */
export async function createProfile(
  shop: Shop,
  { consumerDetails, preferences = {}, subscriptions = [], enrollments = [] }: Creation,
): Promise<void> {
  const joins = enrollments.find(({ optin }) => optin)
  // Before anybody is looked up: a refusal must not tell who is known.
  if (joins && !shop.site.features.loyalty) throw new StoreError('CANNOT_AUTHORISE')
  checkPerson(shop, consumerDetails, joins ? signUpNeeds(shop.site.features, true) : NO_NEEDS, AT)
  await inTransaction(shop, async inside => {
    const { email, phone, source, ...details } = withTidyPhone(shop, consumerDetails)
    const id = newId('con')
    const isNew = await queries.insertVisitor(inside.db, {
      id,
      email,
      site: shop.site.id,
      locale: shop.locale,
      first_name: details.firstName ?? null,
      last_name: details.lastName ?? null,
      phone: phone ?? null,
      birth_date: details.birthDate ?? null,
      gender: details.gender ?? null,
      postal_code: tidyPostalCode(shop, details.postalCode) ?? null,
      interests:
        preferences.interests === undefined
          ? []
          : readInterests(shop, preferences.interests, 'body.consumerProfile.preferences.interests'),
      preferred_shoe_size: preferences.preferredShoeSize ?? null,
      source: source?.acquisitionType ?? null,
      campaign: source?.campaignName ?? null,
    })
    // Whoever is known already decides himself, signed in, whether he joins.
    if (isNew && joins) await enroll(inside, { id, email, firstName: details.firstName ?? null }, true, joins.channel)
    await subscribe(inside, undefined, { email, phone }, subscriptions)
  })
}
