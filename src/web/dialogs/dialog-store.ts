import { atom } from 'nanostores'
import { wakeIsland } from '#web/islands/wake-island.ts'
import type { DialogName, DialogParams } from './registry.ts'

export type OpenDialog = {
  readonly name: string
  readonly params: object
  /** A page that does the same; where to go if the dialog cannot be shown. */
  readonly href?: string | undefined
}

/** The dialog that is open, if any: there is never more than one. */
export const $dialog = atom<OpenDialog | undefined>(undefined)

export function openDialog<N extends DialogName>(name: N, params: DialogParams<N>, href?: string): void {
  requestDialog({ name, params, href })
}

/** For names and params that come out of HTML or an address; the host checks the name. */
export function requestDialog(request: OpenDialog): void {
  $dialog.set(request)
  wakeIsland('dialog-host')
}

export const closeDialog = (): void => $dialog.set(undefined)
