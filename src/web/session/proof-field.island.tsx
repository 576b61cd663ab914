import { useEffect, useRef } from 'react'
import type { CaptchaAction } from '#contract/captcha/captcha.ts'
import { captchaToken } from './captcha.ts'

/** The proof in a form that is posted: the work of the bot check, done while it is filled in; without script its token. */
export default function ProofField({ action, token }: { action: CaptchaAction; token: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    captchaToken(action).then(
      proof => {
        if (field.current && proof !== undefined) field.current.value = proof
      },
      // The token stands in.
      () => undefined,
    )
  }, [action])
  return <input ref={field} type="hidden" name="_captcha" defaultValue={token} />
}
