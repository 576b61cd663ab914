import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl, type PagePath } from '#domain/sites/shop-urls.ts'
import { Redirect } from '#web/page-outcome.ts'
import type { Action } from '#web/page.ts'
import { attempt } from '#web/sign-in/attempt.ts'
import { leaveFlash, takeFlash, typedIn, type FormFlash } from '../form-flash.ts'

export type AccountData = { profile: ConsumerProfile; flash: FormFlash }

/** The profile of whoever is signed in; everyone else signs in first and comes back. */
export async function loadAccount(visit: PageVisit): Promise<AccountData> {
  const { locale, url, viewer, call } = visit
  const signIn = shopUrl(locale, '/sign-in', { return: url.pathname + url.search })
  if (viewer.kind === 'associate') throw new Redirect(shopUrl(locale, '/associate-login'))
  if (viewer.kind !== 'consumer') throw new Redirect(signIn)
  try {
    const { consumerProfile } = await call('consumer.profile')
    return { profile: consumerProfile, flash: takeFlash(visit) }
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 404)) throw new Redirect(signIn)
    throw error
  }
}

type AccountPath = Extract<PagePath, `/account${string}`>

/** Does what a form of the account asks and comes back to its page, with what went well or wrong. */
export const accountAction =
  (path: AccountPath, done: string, work: (visit: PageVisit) => Promise<unknown>): Action =>
  async visit => {
    const failure = await attempt(() => work(visit))
    const form = visit.form.get('_action') ?? ''
    leaveFlash(visit, failure ? { form, failure, values: typedIn(visit.form) } : { form, done })
    return shopUrl(visit.locale, path)
  }

export const textOf = (form: URLSearchParams, name: string): string | undefined => {
  const text = form.get(name)?.trim()
  return text === undefined || text === '' ? undefined : text
}
