import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Shelf } from './stock.ts'
import { WORDS } from './words.ts'

type Wanted = {
  /** What tells the buttons of two rows apart. */
  readonly nameOf: (shelf: Shelf) => string
  readonly onAdjust: (shelf: Shelf) => void
  readonly onLevel?: (shelf: Shelf) => void
}

/** What can be done with a shelf, for who may change it. */
export function useShelfActions({ nameOf, onAdjust, onLevel }: Wanted) {
  const { w } = useWords(WORDS)
  return {
    label: w('actions'),
    cell: (row: Shelf) =>
      row.mayChange && (
        <>
          <Button aria-label={w('adjustOf', { sku: nameOf(row) })} onClick={() => onAdjust(row)}>
            {w('adjust')}
          </Button>
          {onLevel && (
            <Button aria-label={w('levelsOf', { sku: nameOf(row) })} onClick={() => onLevel(row)}>
              {w('levels')}
            </Button>
          )}
        </>
      ),
  }
}
