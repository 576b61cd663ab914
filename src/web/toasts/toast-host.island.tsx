import { useEffect, useRef, useState } from 'react'
import { TIMINGS } from '#domain/time/timings.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '#web/ui/icons.tsx'
import { $toasts, dismissToast, tickToasts, type Toast, type ToastAction } from './toast-state.ts'

/** Leads to what is being told, from wherever one is. */
const REACH_KEY = 'F8'

const ICONS = { info: InfoIcon, success: CheckIcon, error: WarningIcon } as const

/** Shows toasts until their time is over. Time stands still while the shopper points at or is in one. */
export default function ToastHost() {
  const t = useT()
  const toasts = useShared($toasts)
  const [paused, setPaused] = useState(false)
  const region = useRef<HTMLOutputElement>(null)
  const ticking = toasts.length > 0 && !paused
  useEffect(() => {
    if (!ticking) return
    const timer = setInterval(() => tickToasts(TIMINGS.toastTick), TIMINGS.toastTick)
    return () => clearInterval(timer)
  }, [ticking])
  useEffect(() => {
    const stopped = new AbortController()
    const listen = (type: string, pause: boolean) =>
      region.current?.addEventListener(type, () => setPaused(pause), { signal: stopped.signal })
    listen('pointerenter', true)
    listen('pointerleave', false)
    listen('focusin', true)
    listen('focusout', false)
    return () => stopped.abort()
  }, [])
  const cameFrom = useRef<Element>(null)
  useEffect(() => {
    if (toasts.length === 0) return
    const reach = ({ key }: KeyboardEvent) => {
      if (key !== REACH_KEY) return
      if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement
      region.current?.querySelector<HTMLElement>('a,button')?.focus()
    }
    window.addEventListener('keydown', reach)
    return () => window.removeEventListener('keydown', reach)
  }, [toasts.length])
  // The one that had focus is gone, and says nothing about it: whoever came here goes back.
  const done = (id: number) => {
    dismissToast(id)
    setPaused(false)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  return (
    <output
      ref={region}
      aria-label={t('ui.notifications', { key: REACH_KEY })}
      aria-keyshortcuts={REACH_KEY}
      className="toasts on-dark no-print"
    >
      {toasts.map(toast => (
        <ToastLine key={toast.id} toast={toast} done={() => done(toast.id)} />
      ))}
    </output>
  )
}

function ToastLine({ toast, done }: { toast: Toast; done: () => void }) {
  const t = useT()
  const Icon = ICONS[toast.kind]
  return (
    <div className="toast">
      <Icon className="shrink-0" />
      <span className="flex-1 py-2">{toast.text ?? t('ui.failed')}</span>
      {toast.action && <ToastButton action={toast.action} done={done} />}
      <IconButton label={t('ui.close')} onClick={done} className="-mr-2 text-paper hover:bg-white/10">
        <CloseIcon size={18} />
      </IconButton>
    </div>
  )
}

function ToastButton({ action, done }: { action: ToastAction; done: () => void }) {
  const look = 'shrink-0 font-semibold underline underline-offset-4'
  if ('href' in action)
    return (
      <a href={action.href} className={look}>
        {action.label}
      </a>
    )
  const click = () => {
    action.onClick()
    done()
  }
  return (
    <button type="button" onClick={click} className={look}>
      {action.label}
    </button>
  )
}
