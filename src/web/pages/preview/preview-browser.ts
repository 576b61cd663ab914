type ScrollMessage = { type: 'cairn:scroll'; top: number }

const isScrollMessage = (data: unknown): data is ScrollMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'cairn:scroll' &&
  'top' in data &&
  typeof data.top === 'number'

/** What the preview tool does in a browser. */
export function startPreview(): void {
  syncScroll()
  if (document.querySelector('[data-example]'))
    void import('./report-sections.ts').then(({ reportSections }) => reportSections())
}

/** Scrolls together with the window that frames this one. Only windows of our own origin are heard and told. */
function syncScroll(): void {
  if (window.parent === window) return
  let told = -1
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent || !isScrollMessage(data)) return
    told = data.top
    window.scrollTo({ top: data.top })
  })
  window.addEventListener(
    'scroll',
    () => {
      if (window.scrollY === told) return
      const message: ScrollMessage = { type: 'cairn:scroll', top: window.scrollY }
      window.parent.postMessage(message, location.origin)
    },
    { passive: true },
  )
}
