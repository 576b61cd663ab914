import { closeBar } from '#web/session/close-bar.ts'
import { stepRow } from '#web/ui/step-row.ts'
import { toggleFavorite } from './favorite.ts'
import { shareAddress } from './share.ts'

export async function pressButton(button: HTMLButtonElement): Promise<void> {
  const { favorite, step, close: bar } = button.dataset
  if (favorite !== undefined) await toggleFavorite(button)
  else if (step !== undefined) stepRow(button)
  else if (bar !== undefined) closeBar(bar)
  else await shareAddress(button)
}
