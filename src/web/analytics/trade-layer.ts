import { ANALYTICS } from '#domain/consumer/consent.ts'
import { mayRunOutside } from '#domain/content/outside-scripts.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'
import { allows, mayPersonalise } from './consent-state.ts'
import type { LayerEntry } from './data-layer.ts'
import { TRADE_NAMES, type Trade, type TradeMoment } from './trade-names.ts'

const KEPT = 'cairn.trade'
const TOLD = 'cairn.told'

export const mayMeasure = (): boolean => allows(ANALYTICS) && mayPersonalise()

export const isOursAlone = (): boolean =>
  !mayRunOutside(document.documentElement.dataset['pageType'], window.location.search)

const layer = (): LayerEntry[] => (window.dataLayer ??= [])

/** One moment of trade into the data layer. Where the tag manager is not, it waits in this tab for a page that has it. */
export function pushTrade(moment: TradeMoment, ecommerce: Trade): boolean {
  if (!mayMeasure()) return false
  const entry = { event: TRADE_NAMES[moment], ecommerce }
  // What an earlier event said must not stay behind in the model of this one.
  layer().push({ ecommerce: null }, entry)
  if (isOursAlone()) keepText('session', KEPT, [...waiting(), JSON.stringify(entry)].join('\n'))
  return true
}

/** The same once for what it is about, however often its page is opened. */
export function pushTradeOnce(about: string, moment: TradeMoment, ecommerce: Trade): boolean {
  const told = readText('session', TOLD)?.split(' ') ?? []
  if (told[0] === about && told.includes(moment)) return true
  if (!pushTrade(moment, ecommerce)) return false
  keepText('session', TOLD, [about, ...(told[0] === about ? told.slice(1) : []), moment].join(' '))
  return true
}

const waiting = (): string[] => readText('session', KEPT)?.split('\n').filter(Boolean) ?? []

/** What pages without the tag manager had to say, before what this page says. */
export function tellWaiting(): void {
  if (isOursAlone()) return
  const kept = waiting()
  keepText('session', KEPT, undefined)
  if (mayMeasure()) for (const entry of kept) layer().push({ ecommerce: null }, JSON.parse(entry))
}
