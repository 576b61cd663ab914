import { leadSourceIn } from '#domain/sites/channels.ts'
import { PageNotFound, Redirect } from '#web/page-outcome.ts'
import { page } from '#web/page-factory.tsx'
import { attempt } from '#web/sign-in/attempt.ts'
import { returnPath } from '#web/sign-in/return-path.ts'
import { signUp } from '#web/sign-in/sign-in-calls.ts'
import { SIGN_UP_START, signUpBody, type SignUpValues } from '#web/sign-in/sign-up-fields.ts'
import { leaveFlash, takeFlash, typedIn } from '../form-flash.ts'
import { flowPath, flowProps, FlowView, postedOrder, tellNext, titleOf } from './flow-page.tsx'

export const signUpPage = page({
  path: '/sign-up',
  around: 'form',
  load: async visit => {
    if (!visit.site.features.newSignUp) throw new PageNotFound()
    if (visit.viewer.kind === 'consumer')
      throw new Redirect(returnPath(visit.locale, visit.url.searchParams.get('return')))
    return flowProps(visit, 'sign-up', takeFlash(visit))
  },
  head: (_data, visit) => ({ title: titleOf(visit, 'signin.toSignUp'), robots: 'noindex' }),
  View: FlowView,
  actions: {
    'sign-up': async visit => {
      const { form, call, locale } = visit
      const captcha = form.get('_captcha') ?? undefined
      const failure =
        form.get('brandTerms') === 'on'
          ? await attempt(() =>
              signUp(call, signUpBody(locale, valuesOf(form)), {
                captcha,
                leadSource: leadSourceIn(form.get('_source')),
                ...postedOrder(visit),
              }),
            )
          : { code: 'INVALID_INPUT', field: 'brandTerms' }
      if (!failure) {
        tellNext(visit, 'created')
        return returnPath(locale, form.get('_return'))
      }
      leaveFlash(visit, { failure, values: typedIn(form) })
      return flowPath(visit, '/sign-up')
    },
  },
})

const valuesOf = (form: URLSearchParams): SignUpValues => {
  const values = { ...SIGN_UP_START }
  for (const name of Object.keys(SIGN_UP_START)) if (isField(name)) values[name] = form.get(name)?.trim() ?? ''
  return values
}

const isField = (name: string): name is keyof SignUpValues => Object.hasOwn(SIGN_UP_START, name)
