import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'hono'
import { z } from 'zod'
import { CodeChallenge } from '#contract/identity/authentication.entities.ts'
import { addressOf, fail, type Env } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import { jsonResponse } from '../http/json-response.ts'
import { limitOfCall } from '../http/rate-limits.ts'
import { readJsonBody } from '../http/read-body.ts'
import { openShop } from '../http/request-context.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { isAnswer } from './is-answer.ts'
import {
  finishProof,
  finishRegistration,
  finishSignIn,
  ownPasskeys,
  removePasskey,
  startProof,
  startRegistration,
  startSignIn,
} from './passkeys.service.ts'

const Registration = z.object({
  response: z.custom<RegistrationResponseJSON>(isAnswer),
  name: z.string().trim().min(1).max(60),
})
const SignIn = z.object({ response: z.custom<AuthenticationResponseJSON>(isAnswer), codeChallenge: CodeChallenge })
const Proof = SignIn.pick({ response: true })
const Removal = z.object({ id: z.string().max(1024) })

const parsed = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw new StoreError('INVALID_INPUT', { field: 'body', reason: 'this is not what a browser sends' })
}

const SIGNING_IN = limitOfCall('authentication.signIn')

/** Passkeys: not calls of the specification, an extra way to sign in beside the password. */
export const mountPasskeys =
  (services: Services): Mount =>
  app => {
    const answer = (work: (shop: Shop, body: unknown) => Promise<unknown>) => async (c: Context<Env>) => {
      const request = c.req.raw
      try {
        const shop = await openShop(services, { request, address: addressOf(services, c) })
        await services.rateLimits.take(SIGNING_IN, shop.address, shop.now.getTime())
        if (request.method !== 'GET') requireSameOrigin(request.headers, shop.request.url)
        const body = request.method === 'GET' ? undefined : await readJsonBody(request, services.config.BODY_LIMIT)
        return await jsonResponse(request, await work(shop, body), { headers: shop.reply.headers })
      } catch (error) {
        return fail(services, request, error)
      }
    }
    const done = async (work: Promise<void>) => work.then(() => ({ success: true }))
    app.get(
      '/api/passkeys',
      answer(async shop => ({ passkeys: await ownPasskeys(shop) })),
    )
    app.delete(
      '/api/passkeys',
      answer((shop, body) => done(removePasskey(shop, parsed(Removal, body).id))),
    )
    app.post('/api/passkeys/registration', answer(startRegistration))
    app.put(
      '/api/passkeys/registration',
      answer((shop, body) => {
        const { response, name } = parsed(Registration, body)
        return done(finishRegistration(shop, response, name))
      }),
    )
    app.post('/api/passkeys/proof', answer(startProof))
    app.put(
      '/api/passkeys/proof',
      answer((shop, body) => done(finishProof(shop, parsed(Proof, body).response))),
    )
    app.post('/api/passkeys/sign-in', answer(startSignIn))
    app.put(
      '/api/passkeys/sign-in',
      answer((shop, body) => {
        const { response, codeChallenge } = parsed(SignIn, body)
        return finishSignIn(shop, response, codeChallenge)
      }),
    )
  }
