import { useEffect, type ReactNode } from 'react'
import { useI18n } from '../i18n/i18n.tsx'

type Props = {
  readonly title: string
  /** What kind of thing it is that the title names. */
  readonly kicker?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A room: its name, what can be done in it, and what it holds. */
export function Room({ title, kicker, actions, children }: Props) {
  const { t } = useI18n()
  useEffect(() => {
    document.title = `${title} · ${t('studio')}`
  }, [title, t])
  return (
    <>
      <header className="room-head">
        <div>
          {kicker !== undefined && <p className="kicker">{kicker}</p>}
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <div className="room-actions">{actions}</div>
      </header>
      {children}
    </>
  )
}
