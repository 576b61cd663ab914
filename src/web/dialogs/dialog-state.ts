import { atom } from 'nanostores'
import { WAKE_FAILED, wakeIsland } from '#web/islands/wake-island.ts'
import type { DialogName, DialogParams } from './registry.ts'

export type OpenDialog = {
  readonly name: string
  readonly params: object
  /** A page that does the same; where to go if the dialog cannot be shown. */
  readonly href?: string | undefined
}

const HOST = 'dialog-host'

/** The dialog that is open, if any: there is never more than one. */
export const $dialog = atom<OpenDialog | undefined>(undefined)

export function openDialog<N extends DialogName>(name: N, params: DialogParams<N>, href?: string): void {
  requestDialog({ name, params, href })
}

/** For names and params that come out of HTML or an address; the host checks the name. */
export function requestDialog(request: OpenDialog): void {
  $dialog.set(request)
  if (!wakeIsland(HOST)) giveUp(request)
}

/** Closes a dialog that is still open. An answer that comes late closes no other. */
export function closeDialog(request: OpenDialog): void {
  if ($dialog.get() === request) $dialog.set(undefined)
}

/** A dialog that cannot be shown: the page that does the same, or a word that it did not work. */
export function giveUp(request: OpenDialog): void {
  if ($dialog.get() !== request) return
  closeDialog(request)
  if (request.href) location.assign(request.href)
  else void sayThatItFailed()
}

/** Dialogs rarely fail: what says so is not downloaded with them. */
async function sayThatItFailed() {
  const { showToast } = await import('#web/toasts/toast-state.ts')
  showToast({ kind: 'error' })
}

if (typeof window !== 'undefined')
  window.addEventListener(WAKE_FAILED, event => {
    const request = $dialog.get()
    if (request && event instanceof CustomEvent && event.detail === HOST) giveUp(request)
  })
