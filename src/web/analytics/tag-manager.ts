import type { ConsentCategory } from '#domain/consumer/consent.ts'
import { CONSENT_EVENT } from '#web/consent/consent-event.ts'
import { loadOutside } from '#web/consent/load-outside.ts'
import { allows } from './consent-state.ts'
import { isOursAlone, mayMeasure } from './trade-layer.ts'

const ADDRESS = 'https://www.googletagmanager.com/gtm.js'
const WAIT_MS = 500

/** Consent mode: what each of its storages needs of ours. */
const STORAGES = {
  ad_storage: 'C0004',
  ad_user_data: 'C0004',
  ad_personalization: 'C0004',
  analytics_storage: 'C0002',
  functionality_storage: 'C0003',
  personalization_storage: 'C0003',
  security_storage: 'C0001',
} as const satisfies Record<string, ConsentCategory>

const answers = (granted: (category: ConsentCategory) => boolean) =>
  Object.fromEntries(Object.entries(STORAGES).map(([name, needs]) => [name, granted(needs) ? 'granted' : 'denied']))

/** The tag manager knows commands by being the arguments of a function. */
function command(..._words: readonly unknown[]): object {
  // oxlint-disable-next-line prefer-rest-params -- an array is taken for something else
  return arguments
}

/** Commands are no entries of ours. */
type Commands = { push(...entries: object[]): number; unshift(...entries: object[]): number }

const update = () => command('consent', 'update', answers(allows))

/** Loads the company's tag manager after consent; all is denied until then, and again when it is taken back. */
export function startTagManager(container: string): void {
  if (isOursAlone()) return
  let layer: Commands | undefined
  const follow = () => {
    // It reads the list that it found, also when the shop has begun another.
    if (layer) layer.push(update())
    else if (mayMeasure()) {
      layer = window.dataLayer ??= []
      const nothing = { ...answers(category => category === 'C0001'), wait_for_update: WAIT_MS }
      layer.unshift(command('consent', 'default', nothing), update())
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      void loadOutside(`${ADDRESS}?id=${container}`, 'C0002').catch((error: unknown) =>
        console.warn('The tag manager did not come', error),
      )
    }
  }
  window.addEventListener(CONSENT_EVENT, follow)
  follow()
}
