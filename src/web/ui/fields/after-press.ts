let pressed = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true)
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, () => (pressed = false), true)
}

/**
 * Does something once the pointer is released and its click is through. A message that appears while a button is
 * held down would move what is under the pointer, and the click would miss it.
 */
export function afterPress(work: () => void): void {
  const later = () => setTimeout(work)
  if (!pressed) return void later()
  const released = new AbortController()
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(
      type,
      () => {
        released.abort()
        later()
      },
      { signal: released.signal },
    )
}
