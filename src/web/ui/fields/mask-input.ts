import { useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react'

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

/** Where the caret stands after `digits` digits of a masked text. */
function caretAfter(masked: string, digits: number): number {
  if (digits === 0) return 0
  let seen = 0
  for (let at = 0; at < masked.length; at++) {
    if (/\d/.test(masked.charAt(at)) && ++seen === digits) return at + 1
  }
  return masked.length
}

type Masked = { ref: RefObject<HTMLInputElement | null>; onChange: (event: ChangeEvent<HTMLInputElement>) => void }

/** Writes what is typed into a mask, and keeps the caret behind the digit that was typed. */
export function useMask(mask: (typed: string) => string, onChange: (masked: string) => void): Masked {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    const input = ref.current
    if (caret.current === undefined || !input || document.activeElement !== input) return
    input.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return {
    ref,
    onChange(event) {
      const { value, selectionStart } = event.target
      const masked = mask(value)
      caret.current = caretAfter(masked, digitsIn(value.slice(0, selectionStart ?? value.length)))
      onChange(masked)
    },
  }
}
