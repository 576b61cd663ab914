import { useEffect, useRef } from 'react'
import type { CaptchaAction } from '#contract/captcha/captcha.ts'
import { captchaToken } from './captcha.ts'

/** Works on the bot check while somebody fills in a form, so that sending it need not wait. Each proof is good once. */
export function useProof(action: CaptchaAction): () => Promise<{ recaptcha_response?: string }> {
  const working = useRef<Promise<string | undefined>>(undefined)
  useEffect(() => {
    working.current = captchaToken(action, 'ahead')
    // Tried again when it is needed.
    working.current.catch(() => (working.current = undefined))
  }, [action])
  return async () => {
    const proof = working.current ?? captchaToken(action)
    working.current = undefined
    const token = await proof
    return token === undefined ? {} : { recaptcha_response: token }
  }
}
