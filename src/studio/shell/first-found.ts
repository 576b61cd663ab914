import { useEffect, useRef, type KeyboardEvent } from 'react'

/** As Safari tells the Enter after which nothing is composed any more. */
const COMPOSING = 229

type Keys = KeyboardEvent<HTMLInputElement> & { readonly preventBaseUIHandler?: () => void }

/**
 * Enter goes to what is found for all that was typed. While that is still looked for, the list shows what was found for
 * less: whoever has chosen nothing of it waits for the rest.
 */
export function useFirstFound(isLooking: boolean, choose: () => void) {
  const isWanted = useRef(false)
  const hasChosen = useRef(false)
  useEffect(() => {
    if (isLooking || !isWanted.current) return
    isWanted.current = false
    choose()
  })
  return {
    forget() {
      isWanted.current = false
      hasChosen.current = false
    },
    onKeyDown(event: Keys) {
      // What ends a word that is still being composed chooses nothing, nor do arrows in it.
      if (event.nativeEvent.isComposing || event.which === COMPOSING) return event.preventBaseUIHandler?.()
      if (event.key.startsWith('Arrow')) hasChosen.current = true
      if (event.key !== 'Enter' || !isLooking || hasChosen.current) return
      event.preventDefault()
      event.preventBaseUIHandler?.()
      isWanted.current = true
    },
  }
}
