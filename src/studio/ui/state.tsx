import { useEffect, useState, type ReactNode } from 'react'
import { CallError } from '#contract/client.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { useTold } from '../i18n/told.ts'
import { Button } from './button.tsx'

const PATIENCE_MS = 300

/** Nothing for a moment, then a word: what is quick does not flicker. */
function Loading() {
  const { t } = useI18n()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return <output className="empty">{late ? t('loading') : ''}</output>
}

export function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useI18n()
  const told = useTold()
  return (
    <div className="empty" role="alert">
      <strong>{t('failed')}</strong>
      <p>{told(error)}</p>
      {error instanceof CallError && <p className="hint">{t('correlation', { id: error.correlationId })}</p>}
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </div>
  )
}

export type Asked<T> = { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }

/** What an answer looks like while it comes, when it fails and when it is there. */
export function Answer<T>({ of, children }: { readonly of: Asked<T>; readonly children: (data: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data)
  if (of.error) return <Failure error={of.error} onRetry={() => void of.refetch()} />
  return <Loading />
}

export function Empty({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true" className="stones">
        <ellipse cx="32" cy="33" rx="22" ry="6" />
        <ellipse cx="32" cy="21" rx="15" ry="5" />
        <ellipse cx="32" cy="11" rx="9" ry="4" />
      </svg>
      <strong>{title}</strong>
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}
