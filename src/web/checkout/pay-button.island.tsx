import { useEffect, useRef, useState } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'

/** The button that orders. Once pressed it says so until the answer is there, and is not pressed again. */
export default function PayButton({ text }: { text: string }) {
  const t = useT()
  const [sent, setSent] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const hear = (event: SubmitEvent) => {
      if (event.target === place.current?.closest('form') && !event.defaultPrevented) setSent(true)
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
      <Button
        type="submit"
        size="large"
        wide
        aria-busy={sent || undefined}
        onClick={event => sent && event.preventDefault()}
      >
        <span ref={place}>{sent ? t('checkout.paying') : text}</span>
      </Button>
      <output className="sr-only">{sent && t('checkout.paying')}</output>
    </>
  )
}
