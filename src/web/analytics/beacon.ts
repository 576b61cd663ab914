import { ANALYTICS } from '#domain/consumer/consent.ts'
import { allows } from './consent-state.ts'

type Measure = { name: string; value: number; startTime?: number }

const ADDRESS = '/fapi/performance/ingest'

/** Measures how the page felt, and hands it in when the page is left, if its visitor agreed to be measured. */
export function startBeacon(): void {
  const measures = new Map<string, Measure>()
  let shift = 0
  const watch = (type: string, note: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }
  watch('paint', ({ name, startTime }) => measures.set(name, { name, value: startTime }))
  watch('largest-contentful-paint', ({ startTime }) => measures.set('LCP', { name: 'LCP', value: startTime }))
  watch('layout-shift', entry => {
    if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
      measures.set('CLS', { name: 'CLS', value: (shift += entry.value) })
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measures.size === 0 || !allows(ANALYTICS)) return
    const { pageType } = document.documentElement.dataset
    const batch = {
      page: location.pathname,
      ...(pageType ? { pageType } : {}),
      measures: [...measures.values()],
      ...traceOfPage(),
    }
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(batch)], { type: 'application/json' }))
    measures.clear()
  })
}

/** The server says with a page which trace it is part of, where it is part of one. */
function traceOfPage(): { traceparent?: string; age?: number } {
  const [page] = performance.getEntriesByType('navigation')
  const timings = page instanceof PerformanceNavigationTiming ? page.serverTiming : []
  const traceparent = timings.find(({ name }) => name === 'traceparent')?.description
  return traceparent ? { traceparent, age: Math.round(performance.now()) } : {}
}
