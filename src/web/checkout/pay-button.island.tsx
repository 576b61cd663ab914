import { useEffect, useRef, useState } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'

/** The button that orders. Once pressed it says so until the answer is there, and is not pressed again. */
export default function PayButton({ text }: { text: string }) {
  const t = useT()
  const [sent, setSent] = useState(false)
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const hear = (event: SubmitEvent) => {
      if (event.target === place.current?.form && !event.defaultPrevented) setSent(true)
    }
    const comeBack = () => setSent(false)
    // Behind all that may still hold it back.
    window.addEventListener('submit', hear)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('submit', hear)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
  return (
    <>
      <button
        ref={place}
        type="submit"
        aria-busy={sent || undefined}
        className={buttonLook({ size: 'large', wide: true })}
        onClick={event => sent && event.preventDefault()}
      >
        {sent ? t('checkout.paying') : text}
      </button>
      <output className="sr-only">{sent && t('checkout.paying')}</output>
    </>
  )
}
