import { useEffect, type ReactNode } from 'react'
import { useCall } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { TrialNote } from '../ui/trial-note.tsx'

/** Before the house: one thing to do. */
export function Porch({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useI18n()
  const ways = useCall('session.ways')
  useEffect(() => {
    document.title = `${title} · ${t('studio')}`
  }, [title, t])
  return (
    <main className="porch">
      <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true" className="porch-mark">
        <ellipse cx="12" cy="18.5" rx="9" ry="3" />
        <ellipse cx="12" cy="12" rx="6.5" ry="2.6" />
        <ellipse cx="12" cy="6.4" rx="4" ry="2.1" />
      </svg>
      <TrialNote simulated={ways.data?.simulated} />
      <h1>{title}</h1>
      {children}
    </main>
  )
}
