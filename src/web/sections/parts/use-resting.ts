import { useState, useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function onChange(heard: () => void): () => void {
  const watched = query()
  watched.addEventListener('change', heard)
  return () => watched.removeEventListener('change', heard)
}

/** Whether something that moves by itself rests: as the visitor said; before that, where less motion is wanted. */
export function useResting(): readonly [resting: boolean, turn: () => void] {
  const still = useSyncExternalStore(
    onChange,
    () => query().matches,
    () => false,
  )
  const [chosen, setChosen] = useState<boolean>()
  const resting = chosen ?? still
  return [resting, () => setChosen(!resting)]
}
