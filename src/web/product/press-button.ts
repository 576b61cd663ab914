import { stepRow } from '#web/ui/step-row.ts'
import { toggleFavorite } from './favorite.ts'
import { shareAddress } from './share.ts'

export async function pressButton(button: HTMLButtonElement): Promise<void> {
  const { favorite, step } = button.dataset
  if (favorite !== undefined) await toggleFavorite(button)
  else if (step !== undefined) stepRow(button)
  else await shareAddress(button)
}
