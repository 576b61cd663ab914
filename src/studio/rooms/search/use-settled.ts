import { useEffect, useState } from 'react'

const QUIET_MS = 400

/** A value once nobody has changed it for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
    // What reads the same is the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text])
  return settled
}
