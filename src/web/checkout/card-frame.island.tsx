import { useEffect, useRef, useState } from 'react'
import { isFromCardFrame } from '#contract/payment/frame-messages.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { FRAME_RIGHTS } from './frame-rights.ts'

/** What the untouched form of the trial shop needs; a longer one tells its own. */
const FIRST_HEIGHT = 324

/** The provider's document. What comes out of it is a token; without script it comes back by itself with one. */
export default function CardFrame({ url }: { url: string }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isFromCardFrame(data)) return
      if (data.type === 'height' && data.height) setHeight(data.height)
      const field = form.current?.elements.namedItem('paymentToken')
      if (data.type !== 'token' || !(field instanceof HTMLInputElement)) return
      field.value = data.token ?? ''
      const save = form.current?.elements.namedItem('saveCard')
      if (save instanceof HTMLInputElement) save.value = data.save ? 'yes' : ''
      form.current?.requestSubmit()
    }
    window.addEventListener('message', listen)
    // It may have told its height before anyone listened.
    frame.current?.contentWindow?.postMessage({ type: 'fit' }, location.origin)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <>
      <iframe
        ref={frame}
        sandbox={FRAME_RIGHTS}
        allow="payment"
        src={url}
        title={t('checkout.cardFrame')}
        style={{ height }}
        className="-mx-0.5 block w-[calc(100%+0.25rem)] border-0"
      />
      <form ref={form} method="post" hidden>
        <input type="hidden" name="_action" value="card" />
        <input type="hidden" name="paymentToken" defaultValue="" />
        <input type="hidden" name="saveCard" defaultValue="" />
      </form>
    </>
  )
}
