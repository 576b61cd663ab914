import { readText } from './browser-storage.ts'

/** Bars that this browser has closed, whenever it was (`close-bar.ts`). */
export function hideClosedBars(): void {
  const closed = readText('local', 'cairn.closed')?.split(' ')
  if (closed)
    for (const bar of document.querySelectorAll<HTMLElement>('[data-closable]'))
      bar.hidden = closed.includes(bar.dataset['closable'] ?? '')
}
