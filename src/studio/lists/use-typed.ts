import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 200

/** Looked for when somebody pauses, not at every letter. */
export function useTyped(known: string, look: (typed: string) => void) {
  const [typed, setTyped] = useState(known)
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (typed === known) return
    const timer = setTimeout(() => latest.current(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, known])
  return [typed, setTyped] as const
}
