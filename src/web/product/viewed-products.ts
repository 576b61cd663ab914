import { FUNCTIONAL } from '#domain/consumer/consent.ts'
import { allows } from '#web/analytics/consent-state.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'

export type Viewed = {
  readonly masterId: string
  readonly name: string
  readonly url: string
  readonly imageId: string
}

const KEY = 'cairn.viewed'
const MOST = 7

/** What was stored may be from another version, or from another hand. */
function readViewed(): Viewed[] {
  try {
    const stored: unknown = JSON.parse(readText('local', KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewed) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  ['masterId', 'name', 'url', 'imageId'].every(
    key => typeof Object.getOwnPropertyDescriptor(value, key)?.value === 'string',
  )

let known: readonly Viewed[] | undefined

/** What was seen until now, this page included. */
export const viewedProducts = (): readonly Viewed[] => (known ??= readViewed())

/** What this page shows counts as seen, however little of it was; for those who agreed to be remembered. */
export function rememberPage(): void {
  const props = document.querySelector('cairn-island[name=recently-viewed]')?.getAttribute('props')
  const current: unknown = props ? JSON.parse(props).current : undefined
  if (!allows(FUNCTIONAL)) keepText('local', KEY, undefined)
  else if (isViewed(current)) rememberViewed(current)
}

function rememberViewed(product: Viewed): void {
  const others = readViewed().filter(({ masterId }) => masterId !== product.masterId)
  keepText('local', KEY, JSON.stringify([product, ...others].slice(0, MOST)))
}
