import { useEffect } from 'react'
import { call } from '#web/call.ts'

/** Tells the fraud check of the payment what this device is like. Nothing is shown, and nobody waits for it. */
export default function DeviceFacts({ basketId }: { basketId: string }) {
  useEffect(() => {
    void tell(basketId).catch(() => undefined)
  }, [basketId])
  return null
}

async function tell(basketId: string): Promise<void> {
  const { userAgent, language, hardwareConcurrency } = navigator
  const { width, height, colorDepth } = screen
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const facts = [userAgent, language, hardwareConcurrency, width, height, colorDepth, timeZone].join('|')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts))
  const fingerprint = Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
  await call('cart.deviceFingerprint', { body: { basketId, fingerprint, screen: { width, height }, timeZone } })
}
