import { keepId, keptIds } from './kept-ids.ts'

const hide = (id: string) => {
  for (const bar of document.querySelectorAll<HTMLElement>(`[data-closable="${CSS.escape(id)}"]`)) bar.hidden = true
}

/** Closes the bar that the button stands in, for good. */
export function closeBar(id: string): void {
  keepId('cairn.closed', id)
  hide(id)
}

/** Bars that this browser has closed before. */
export const hideClosedBars = (): void => keptIds('cairn.closed').forEach(hide)
