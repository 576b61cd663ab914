import { dialogEntry, isDialogName } from './registry.ts'
import type { OpenDialog } from './dialog-state.ts'

/** Only dialogs that say so can be opened by an address, and only with words. */
export function requestInHash(hash: string): OpenDialog | undefined {
  const { dialog = '', ...params } = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
  return isDialogName(dialog) && dialogEntry(dialog).deepLink ? { name: dialog, params } : undefined
}

function hashOf({ name, params }: OpenDialog): string | undefined {
  if (!isDialogName(name) || !dialogEntry(name).deepLink) return undefined
  const words = Object.entries(params).filter(([, value]) => typeof value === 'string')
  return `#${new URLSearchParams([['dialog', name], ...words])}`
}

/** Keeps the address in step, so that it can be shared and reloaded. */
export function showInAddress(request: OpenDialog | undefined): void {
  const hash = request && hashOf(request)
  if (!hash && !location.hash.startsWith('#dialog=')) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash ?? ''}`)
}
