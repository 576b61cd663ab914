import type { PageVisit } from '#contract/web.ts'
import { FORM_COOKIE } from '#domain/sites/cookies.ts'
import type { FormFailure } from '#web/sign-in/error-text.ts'

const LIFE_S = 300

/** What a form says after a redirect: what was wrong, what went well, and what was typed. Passwords never. */
export type FormFlash = {
  form?: string
  done?: string
  failure?: FormFailure
  values?: Readonly<Record<string, string>>
}

export function leaveFlash({ setCookie }: PageVisit, flash: FormFlash): void {
  setCookie(FORM_COOKIE, JSON.stringify(flash), { maxAge: LIFE_S })
}

export function takeFlash({ cookies, setCookie, method }: PageVisit): FormFlash {
  const kept = cookies[FORM_COOKIE]
  if (kept === undefined || method !== 'GET') return {}
  setCookie(FORM_COOKIE, '', { maxAge: 0 })
  return readFlash(kept)
}

/** The cookie is the browser's to change; what is not as we wrote it is as good as nothing. */
function readFlash(text: string): FormFlash {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return {}
    const { form, done, failure, values }: { form?: unknown; done?: unknown; failure?: unknown; values?: unknown } =
      found
    return {
      ...(typeof form === 'string' && { form }),
      ...(typeof done === 'string' && { done }),
      ...(isFailure(failure) && { failure }),
      ...(isWords(values) && { values }),
    }
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

const isFailure = (value: unknown): value is FormFailure =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

const isWords = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'string')

/** Everything typed but secrets. */
export const typedIn = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(
      ([name, value]) => !name.startsWith('_') && !/password|pin|token/i.test(name) && value.length < 200,
    ),
  )
