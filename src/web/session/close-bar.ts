import { keepText, readText } from './browser-storage.ts'
import { hideClosedBars } from './closed-bars.ts'

/** Closes the bar that the button stands in, for good. Its name has no spaces. */
export function closeBar(name: string): void {
  const closed = readText('local', 'cairn.closed')?.split(' ') ?? []
  keepText('local', 'cairn.closed', [...closed, name].join(' '))
  hideClosedBars()
}
