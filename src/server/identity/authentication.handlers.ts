import type { authentication } from '#contract/identity/authentication.ts'
import type { Handlers } from '../http/operation.ts'
import { agentLogin } from './associate.service.ts'
import { exchange } from './exchange.service.ts'
import { proveAgain } from './fresh-proof.service.ts'
import { changePassword } from './password.service.ts'
import { askForReset, confirmReset } from './password-reset.service.ts'
import { refresh } from './refresh.service.ts'
import { guestAgain } from './sessions.service.ts'
import { asLogin, signIn } from './sign-in.service.ts'
import { signOut } from './sign-out.service.ts'
import { signUp } from './sign-up.service.ts'

const done = { success: true } as const

export const authenticationHandlers: Handlers<typeof authentication> = {
  token: (shop, { body }) =>
    asLogin(shop, async () => {
      if (body.grantType === 'refresh_token') return refresh(shop, body.refreshToken, body.tokenDelivery)
      if ('authorizationCode' in body) return exchange(shop, body)
      return guestAgain(shop, body.tokenDelivery)
    }),
  signIn: (shop, { body }) => asLogin(shop, () => signIn(shop, body)),
  signOut: async (shop, { body }) => {
    await signOut(shop, body.refreshToken)
    return done
  },
  signUp: (shop, { body, headers }) => signUp(shop, body, headers.source),
  changePassword: async (shop, { body }) => {
    await changePassword(shop, body)
    return done
  },
  proveAgain: async (shop, { body }) => {
    await proveAgain(shop, body.password)
    return done
  },
  confirmForgotPassword: async (shop, { body }) => {
    await confirmReset(shop, body)
    return done
  },
  resetPassword: async (shop, { body }) => {
    await askForReset(shop, body.email, body.recaptcha_response)
    return done
  },
  agentLogin: (shop, { body }) => asLogin(shop, () => agentLogin(shop, body)),
}
