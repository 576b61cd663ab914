import type { ConsentCategory } from '#domain/consumer/consent.ts'
import { allows } from '#web/analytics/consent-state.ts'
import { CONSENT_EVENT } from './consent-event.ts'

const loading = new Map<string, Promise<void>>()

/** Loads a script of another party: late, once for what it is told, and not before the visitor agreed to what it needs. */
export async function loadOutside(
  src: string,
  needs: ConsentCategory,
  data: Readonly<Record<string, string>> = {},
): Promise<void> {
  await agreed(needs)
  const key = `${src} ${JSON.stringify(data)}`
  const known = loading.get(key) ?? load(src, data)
  loading.set(key, known)
  // What did not come is asked for again the next time.
  known.catch(() => loading.delete(key))
  return known
}

const agreed = (category: ConsentCategory): Promise<void> =>
  new Promise(resolve => {
    if (allows(category)) return resolve()
    const heard = () => {
      if (!allows(category)) return
      window.removeEventListener(CONSENT_EVENT, heard)
      resolve()
    }
    window.addEventListener(CONSENT_EVENT, heard)
  })

const load = (src: string, data: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Object.assign(script.dataset, data)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new TypeError(`could not load ${src}`)))
    script.src = src
    document.head.append(script)
  })
