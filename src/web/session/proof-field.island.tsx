import { useEffect, useRef } from 'react'
import type { CaptchaAction } from '#contract/captcha/captcha.ts'
import { captchaToken } from './captcha.ts'

/**
 * The proof in a form that is posted: the bot check, done when the form is sent, because a proof grows old while somebody
 * reads; without script its token.
 */
export default function ProofField({ action, token }: { action: CaptchaAction; token: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    let state: 'reading' | 'working' | 'proven' = 'reading'
    const prove = async (submitter: HTMLElement | null) => {
      state = 'working'
      submitter?.setAttribute('aria-busy', 'true')
      // Where there is none, the token stands in.
      const proof = await captchaToken(action).catch(() => undefined)
      if (field.current && proof !== undefined) field.current.value = proof
      submitter?.removeAttribute('aria-busy')
      state = 'proven'
      form.requestSubmit(submitter)
    }
    const hear = (event: SubmitEvent) => {
      if (event.target !== form || event.defaultPrevented) return
      if (state !== 'proven') event.preventDefault()
      if (state === 'reading') void prove(event.submitter)
      // A proof is good once: whoever comes back to the page and sends it again needs another.
      if (state === 'proven') state = 'reading'
    }
    // Behind whatever checks the form itself: nothing is proven of one that is not sent.
    document.addEventListener('submit', hear)
    return () => document.removeEventListener('submit', hear)
  }, [action])
  return <input ref={field} type="hidden" name="_captcha" defaultValue={token} />
}
