import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import type { Action } from '#web/page.ts'

const field = ({ form }: PageVisit, name: string) => form.get(name)?.trim() ?? ''

const optional = (name: string, value: string) => (value === '' ? {} : { [name]: value })

async function orRefused(visit: PageVisit, about: 'buy' | 'balance', work: () => Promise<string>): Promise<string> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return `${shopUrl(visit.locale, '/gift-card', { refused: error.code ?? 'GENERAL', about })}#${about}`
  }
}

export const giftCardActions = {
  buy: visit =>
    orRefused(visit, 'buy', async () => {
      const [sku = '', amount = ''] = field(visit, 'choice').split(' ')
      const giftCard = {
        amount: Number(amount),
        recipientEmail: field(visit, 'email'),
        ...optional('recipientName', field(visit, 'name')),
        ...optional('senderName', field(visit, 'from')),
        ...optional('message', field(visit, 'message')),
        ...optional('sendDate', field(visit, 'date')),
      }
      await visit.call('cart.addItem', { body: { basketId: CURRENT_CART, sku, giftCard } })
      return shopUrl(visit.locale, '/cart')
    }),
  balance: visit =>
    orRefused(visit, 'balance', async () => {
      const body = { giftCardNumber: field(visit, 'number'), giftCardCode: field(visit, 'code') }
      const { balance, maskedNumber, expiryDate } = await visit.call('cart.giftCardBalance', { body })
      const told = { balance, card: maskedNumber.slice(-4), expires: expiryDate }
      return `${shopUrl(visit.locale, '/gift-card', told)}#balance`
    }),
} satisfies Record<string, Action>
