import type { z } from 'zod'
import type { SubscriptionUpdate } from '#contract/consumer/consumer.entities.ts'
import { requireConsumer } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { checkPerson, NO_NEEDS, tidyPhone } from './person-rules.ts'
import { ownRow, updateProfile } from './profile.service.ts'
import { notificationsOf, subscribe, subscriptionsOf } from './subscriptions.service.ts'

type Update = z.output<typeof SubscriptionUpdate>['consumerProfile']

export async function ownSubscriptions(shop: Shop) {
  const { id, email, phone } = await ownRow(shop)
  const consumerDetails = { email, ...(phone !== null && { phone }) }
  const [subscriptions, notifications] = [await subscriptionsOf(shop, id), await notificationsOf(shop, id)]
  return { consumerProfile: { consumerDetails, subscriptions, notifications } }
}

/** A phone number that comes along becomes the profile's, under the rules of the profile. */
export async function updateSubscriptions(shop: Shop, { consumerDetails: { phone }, subscriptions }: Update) {
  requireConsumer(shop)
  await updateProfile(shop, { ...(phone !== undefined && { consumerDetails: { phone } }), subscriptions })
  return ownSubscriptions(shop)
}

/** For visitors without an account. */
export async function subscribeVisitor(shop: Shop, { consumerDetails, subscriptions }: Update): Promise<void> {
  checkPerson(shop, consumerDetails, NO_NEEDS, 'body.consumerProfile.consumerDetails')
  const phone = tidyPhone(shop, consumerDetails.phone)
  await subscribe(shop, undefined, { ...consumerDetails, phone }, subscriptions)
}
