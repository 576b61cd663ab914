import type { useT } from '#web/i18n/i18n.tsx'
import type { Moved } from './change-store.dialog.tsx'

/** Where an item will be now. */
export const movedText = (t: ReturnType<typeof useT>, name: string, { way, storeName }: Moved): string =>
  t(way === 'pickup' ? 'cart.storeChangedText' : 'cart.storeChangedSent', { name, store: storeName })
