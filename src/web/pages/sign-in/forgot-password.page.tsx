import { shopUrl } from '#domain/sites/shop-urls.ts'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import { leaveFlash, takeFlash, typedIn } from '../form-flash.ts'
import { flowProps, FlowView, titleOf } from './flow-page.tsx'

/** Asks for the link, and is where the link leads. */
export const forgotPasswordPage = page({
  path: '/forgot-password',
  around: 'form',
  load: async visit => {
    const resetToken = visit.url.searchParams.get('token') ?? undefined
    const props = await flowProps(visit, resetToken === undefined ? 'forgot-password' : 'reset', takeFlash(visit))
    return { ...props, ...(resetToken !== undefined && { resetToken }) }
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'signin.forgotTitle'), robots: 'noindex' }),
  View: FlowView,
  actions: {
    ask: async visit => {
      const { form, call, locale } = visit
      const captcha = form.get('_captcha') ?? undefined
      const body = { email: form.get('email') ?? '', ...(captcha !== undefined && { recaptcha_response: captcha }) }
      const failure = await attempt(() => call('authentication.resetPassword', { body }))
      leaveFlash(visit, failure ? { failure, values: typedIn(form) } : { done: 'linkSent' })
      return shopUrl(locale, '/forgot-password')
    },
    confirm: async visit => {
      const { form, call, locale } = visit
      const token = form.get('resetToken') ?? ''
      const body = {
        token,
        newPassword: form.get('newPassword') ?? '',
        confirmPassword: form.get('confirmPassword') ?? '',
      }
      const failure = await attempt(() => call('authentication.confirmForgotPassword', { body }))
      leaveFlash(visit, failure ? { failure } : { done: 'passwordSet' })
      return failure ? shopUrl(locale, '/forgot-password', { token }) : shopUrl(locale, '/sign-in', { step: 'sign-in' })
    },
  },
})
