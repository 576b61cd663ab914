import { CallError } from '#contract/client.ts'
import { cardToken } from '../card-token.ts'
import { CARDS, HOME, type Buyer } from '../given-checkout.ts'
import { newEmail, PASSWORD } from '../people.ts'

type Person = Buyer & { consumerId: string; email: string }
const NEXT = 'Cairn-demo-2'

/** Uses every room of an account. */
export async function live(person: Person, { sku, eventId }: { sku: string; eventId: string }) {
  await profile(person)
  await addresses(person)
  await cards(person)
  await favorites(person, sku)
  await write(person, eventId)
  const { call, consumerId, email } = person
  await call('authentication.proveAgain', { body: { password: NEXT } })
  await call('consumer.mailConfirmation')
  await call('consumer.userData', { body: { consumerId, email, action: 'export' } })
}

async function profile({ call, email }: Person) {
  await call('consumer.profile')
  await call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails: { firstName: 'Ash' } } } })
  await call('consumer.lookup', { query: { email } })
  await call('consumer.createProfile', {
    body: { consumerProfile: { consumerDetails: { email: newEmail() } } },
  })
  await call('consumer.subscription')
  const subscribed = (address: string) => ({
    consumerProfile: {
      consumerDetails: { email: address },
      subscriptions: [{ channel: 'email' as const, optin: true }],
    },
  })
  await call('consumer.updateSubscription', { body: subscribed(email) })
  await call('consumer.createSubscription', { body: subscribed(newEmail()) })
  await call('consumer.updateNotifications', {
    body: { notifications: [{ channel: 'email', topic: 'orders', optin: true }] },
  })
  await call('authentication.changePassword', { body: { currentPassword: PASSWORD, newPassword: NEXT } })
}

async function addresses({ call }: Person) {
  const { recipientContactEmail: _, ...home } = HOME
  const { id: addressId = '' } = await call('consumer.addAddress', { body: home })
  await call('consumer.updateAddress', { params: { addressId }, body: { ...home, addressLine2: 'Flat 2' } })
  await call('consumer.removeAddress', { params: { addressId } })
}

async function cards({ call, visitor }: Person) {
  const paymentToken = await cardToken(visitor, CARDS.good)
  const { card } = await call('consumer.addPaymentInstrument', { body: { card: { paymentToken } } })
  const params = { paymentInstrumentId: card.paymentInstrumentId }
  await call('consumer.updatePaymentInstrument', { params, body: { card: { main: true } } })
  await call('consumer.paymentInstruments')
  await call('consumer.removePaymentInstrument', { params })
}

async function favorites({ call }: Person, id: string) {
  const { favoriteId, items } = await call('wishlists.addFavorite', { body: { id } })
  await call('wishlists.favorites')
  const params = { favoriteId }
  const { shareToken } = await call('wishlists.shareFavorites', { params, body: { emails: [] } })
  await call('wishlists.sharedFavorites', { params, query: { shareToken } })
  await call('wishlists.removeFavorite', { params: { favoriteId, itemId: items[0]?.itemId ?? '' } })
}

async function write({ call, email }: Person, eventId: string) {
  const who = { firstName: 'Robin', lastName: 'Hale', email }
  await call('contact.categorySubject')
  await call('contact.send', {
    body: { ...who, category: 'orders', subject: 'where-is-my-order', message: 'Where is it?' },
  })
  await call('consumer.warranty', {
    body: { requestType: 'warranty', organisation: 'cairn-us', payload: { ...who, description: 'The sole came off.' } },
  })
  await call('consumer.registerForEvent', {
    body: {
      ...who,
      eventId,
      attendingDays: '2099-06-12',
      eventTermsAccepted: true,
      registrationTimestamp: '2026-03-02T09:30:00.000Z',
    },
  })
}

/** What a member of the loyalty program has. */
export async function beLoyal({ call }: Buyer, sku: string) {
  await call('consumer.loyaltyToken', { body: {} })
  await call('consumer.welcomePromo')
  await call('consumer.vouchers')
  await call('consumer.points')
  await call('consumer.coupons')
  const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku }] } })
  await call('cart.applyReward', { params: { basketId }, body: { points: 200 } })
}

/** What goes wrong is described too. */
export async function stumble({ call }: Buyer) {
  const refusals = [
    () => call('consumer.profile'),
    () => call('products.details', { params: { productId: 'NOSUCH12' } }),
    () => call('cart.read', { params: { basketId: 'bsk_nowhere' } }),
    () =>
      call('authentication.signUp', {
        headers: {},
        body: { firstName: 'R', lastName: 'H', email: 'x', password: 'y' },
      }),
  ]
  for (const refused of refusals) {
    const error = await refused().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    if (!(error instanceof CallError)) throw new Error('This should have been refused', { cause: error })
  }
}
