import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl, type PagePath } from '#domain/sites/shop-urls.ts'
import { Redirect } from '#web/page-outcome.ts'
import type { Action } from '#web/page.ts'
import { attempt } from '#web/sign-in/attempt.ts'
import type { FormFailure } from '#web/sign-in/error-text.ts'
import { proveAddress } from './prove-address.ts'
import { leaveFlash, takeFlash, typedIn, type FormFlash } from '../form-flash.ts'

export type AccountData = { profile: ConsumerProfile; flash: FormFlash }

const signInAddress = ({ locale, url }: PageVisit) => shopUrl(locale, '/sign-in', { return: url.pathname + url.search })

/** Everyone who is not signed in signs in first and comes back. */
export function requireAccount(visit: PageVisit): void {
  if (visit.viewer.kind === 'associate') throw new Redirect(shopUrl(visit.locale, '/associate-login'))
  if (visit.viewer.kind !== 'consumer') throw new Redirect(signInAddress(visit))
}

/** The profile of whoever is signed in. */
export async function loadAccount(visit: PageVisit): Promise<AccountData> {
  requireAccount(visit)
  try {
    const { consumerProfile } = await visit.call('consumer.profile')
    return { profile: consumerProfile, flash: takeFlash(visit) }
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 404))
      throw new Redirect(signInAddress(visit))
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
    leaveFlash(visit, flashOf(form, failure, visit) ?? { form, done })
    const back = shopUrl(visit.locale, path)
    return failure?.code === 'PROOF_REQUIRED' ? proveAddress(visit.locale, back) : back
  }

/** What was typed waits while someone proves who he is; there is nothing wrong with it. */
function flashOf(form: string, failure: FormFailure | undefined, visit: PageVisit): FormFlash | undefined {
  if (!failure) return undefined
  const values = typedIn(visit.form)
  return failure.code === 'PROOF_REQUIRED' ? { form, values } : { form, failure, values }
}

export const textOf = (form: URLSearchParams, name: string): string | undefined => {
  const text = form.get(name)?.trim()
  return text === undefined || text === '' ? undefined : text
}
