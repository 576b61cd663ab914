import { useEffect, useRef } from 'react'
import { isFromChallengeFrame } from '#contract/payment/frame-messages.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { holdBack } from '#web/ui/hold-back.ts'
import { FRAME_RIGHTS } from './frame-rights.ts'

/** The bank's question in a frame of its own. Its answer goes back to the shop, which finishes the order. */
export default function ChallengeFrame({ url, back, leave }: { url: string; back: string; leave: string }) {
  const t = useT()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isFromChallengeFrame(data)) return
      const { order, transactionId, authenticationResult } = data
      location.assign(`${back}?${new URLSearchParams({ order, transactionId, authenticationResult })}`)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [back])
  useEffect(() => {
    const asked = frame.current
    holdBack(asked?.closest('dialog') ?? undefined)
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && location.assign(leave)
    // Whoever is asked is inside, where a key is heard by nobody else.
    const listen = () => asked?.contentWindow?.addEventListener('keydown', escape)
    window.addEventListener('keydown', escape)
    asked?.addEventListener('load', listen)
    listen()
    return () => {
      window.removeEventListener('keydown', escape)
      asked?.removeEventListener('load', listen)
    }
  }, [leave])
  return (
    <iframe
      ref={frame}
      sandbox={FRAME_RIGHTS}
      src={url}
      title={t('checkout.confirmTitle')}
      className="block h-104 w-full border-0"
    />
  )
}
