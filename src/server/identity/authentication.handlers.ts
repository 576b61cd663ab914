import type { authentication } from '#contract/authentication.ts'
import type { Handlers } from '../http/operation.ts'
import { exchange } from './exchange.service.ts'
import { refresh } from './refresh.service.ts'
import { issue, newVisit, openGuest } from './sessions.service.ts'

export const authenticationHandlers: Partial<Handlers<typeof authentication>> = {
  token: async (shop, { body }) => {
    if (body.grantType === 'refresh_token') return refresh(shop, body.refreshToken, body.tokenDelivery)
    if (body.grantType === 'authorization_code') {
      const { authorizationCode, codeVerifier, tokenDelivery } = body
      return exchange(shop, { authorizationCode, codeVerifier, delivery: tokenDelivery })
    }
    // Two tabs that ask at once must not become two guests, of whom one loses the cart.
    const again = body.tokenDelivery === 'cookie' && shop.shopper.kind === 'guest' ? shop.shopper.id : undefined
    return again ? issue(shop, newVisit('guest', again), 0, 'cookie') : openGuest(shop, body.tokenDelivery)
  },
}
