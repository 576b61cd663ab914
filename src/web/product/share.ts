/** The device's own sharing where there is one; otherwise the address is copied, and the button says so. */
export async function shareAddress(button: HTMLButtonElement): Promise<void> {
  const url = new URL(button.dataset['share'] ?? '', location.href).href
  if (typeof navigator.share === 'function') return shared(navigator.share({ url, title: document.title }))
  await navigator.clipboard.writeText(url)
  const line = button.querySelector('[data-shared]')
  if (line instanceof HTMLElement) line.hidden = false
}

/** Closing the device's sheet without choosing anyone is not a failure. */
const shared = (done: Promise<void>) =>
  done.catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
  })
