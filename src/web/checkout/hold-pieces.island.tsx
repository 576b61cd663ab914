import { useEffect, useState } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { call } from '#web/call.ts'
import { captchaToken } from '#web/session/captcha.ts'
import { minutesLeft } from './minutes-left.ts'

/** Says how long the pieces are held. Those of a guest are not before his browser did the bot check: that is done here. */
export default function HoldPieces({ basketId, minutes: first }: { basketId: string; minutes: number }) {
  const t = useT()
  const [minutes, setMinutes] = useState(first)
  useEffect(() => {
    if (first > 0) return
    // What cannot be held is said when the order is placed.
    hold(basketId).then(setMinutes, () => undefined)
  }, [basketId, first])
  return minutes > 0 && <p className="text-sm text-slate">{t('checkout.held', { count: minutes })}</p>
}

async function hold(basketId: string): Promise<number> {
  const proof = await captchaToken('visitor')
  const body = { basketId, ...(proof !== undefined && { recaptcha_response: proof }) }
  return minutesLeft((await call('cart.prepareOrder', { headers: {}, body })).holdExpiresAt)
}
