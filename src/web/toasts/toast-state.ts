import { atom } from 'nanostores'
import { TIMINGS } from '#domain/time/timings.ts'
import { wakeIsland } from '#web/islands/wake-island.ts'

export type ToastKind = 'info' | 'success' | 'error'
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onClick: () => void }
export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  /** Without one it says that something did not work. */
  readonly text: string | undefined
  readonly action?: ToastAction | undefined
  readonly leftMs: number
}

export const $toasts = atom<readonly Toast[]>([])

const MOST = 3
let last = 0

/** Tells the shopper in passing. One with something to do stays longer. */
export function showToast({
  text,
  kind = 'success',
  action,
}: {
  text?: string | undefined
  kind?: ToastKind
  action?: ToastAction
}): void {
  const leftMs = action ? TIMINGS.toastWithCallToAction : TIMINGS.toastPlain
  $toasts.set([...$toasts.get(), { id: ++last, kind, text, action, leftMs }].slice(-MOST))
  wakeIsland('toast-host')
}

export const dismissToast = (id: number): void => $toasts.set($toasts.get().filter(toast => toast.id !== id))

/** Lets time pass for all toasts; those whose time is over go. */
export const tickToasts = (ms: number): void =>
  $toasts.set($toasts.get().flatMap(toast => (toast.leftMs > ms ? [{ ...toast, leftMs: toast.leftMs - ms }] : [])))
