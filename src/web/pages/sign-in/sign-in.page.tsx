import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { ASSOCIATE_COOKIE, CART_COOKIE, FAVORITES_COOKIE } from '#domain/sites/cookies.ts'
import { Redirect } from '#web/page-outcome.ts'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import { returnPath } from '#web/sign-in/return-path.ts'
import { signIn } from '#web/sign-in/sign-in-calls.ts'
import { leaveFlash, takeFlash, typedIn } from '../form-flash.ts'
import { flowPath, flowProps, FlowView, postedOrder, tellNext, titleOf } from './flow-page.tsx'

export const signInPage = page({
  path: '/sign-in',
  around: 'form',
  load: async visit => {
    if (visit.viewer.kind === 'consumer')
      throw new Redirect(returnPath(visit.locale, visit.url.searchParams.get('return')))
    const start = visit.url.searchParams.get('step') === 'sign-in' ? 'sign-in' : 'lookup'
    return flowProps(visit, start, takeFlash(visit))
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'signin.signIn'), robots: 'noindex' }),
  View: FlowView,
  actions: {
    lookup: async visit => {
      const values = typedIn(visit.form)
      let exists = false
      const failure = await attempt(async () => {
        exists = (await visit.call('consumer.lookup', { query: { email: visit.form.get('email') ?? '' } })).exists
      })
      leaveFlash(visit, failure ? { failure, values } : { values })
      if (failure) return flowPath(visit, '/sign-in')
      return exists || !visit.site.features.newSignUp
        ? flowPath(visit, '/sign-in', { step: 'sign-in' })
        : flowPath(visit, '/sign-up')
    },
    'sign-in': async visit => {
      const { form, call } = visit
      const captcha = form.get('_captcha') ?? undefined
      const failure = await attempt(() =>
        signIn(call, {
          email: form.get('email') ?? '',
          password: form.get('password') ?? '',
          captcha,
          ...postedOrder(visit),
        }),
      )
      if (!failure) {
        tellNext(visit, 'signedIn')
        return returnPath(visit.locale, form.get('_return'))
      }
      leaveFlash(visit, { failure, values: typedIn(form) })
      return flowPath(visit, '/sign-in', { step: 'sign-in' })
    },
  },
})

/** Ends the visit and sends everyone where he began. */
export const signOutPage = page({
  path: '/sign-out',
  load: async visit => {
    throw new Redirect(shopUrl(visit.locale, '/account'))
  },
  head: () => ({ title: 'Cairn' }),
  View: () => null,
  actions: {
    'sign-out': async visit => {
      const associate = visit.viewer.kind === 'associate'
      await visit.call('authentication.signOut', { body: {} })
      for (const name of [CART_COOKIE, FAVORITES_COOKIE, ASSOCIATE_COOKIE] as const)
        visit.setCookie(name, '', { maxAge: 0 })
      await visit.call('authentication.token', { body: { grantType: 'guest' } })
      tellNext(visit, 'signOutSuccess')
      return associate ? shopUrl(visit.locale, '/associate-login') : homeUrl(visit.locale)
    },
  },
})
