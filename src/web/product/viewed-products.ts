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
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isViewed) : []
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return []
    throw error
  }
}

const isViewed = (value: unknown): value is Viewed =>
  typeof value === 'object' &&
  value !== null &&
  ['masterId', 'name', 'url', 'imageId'].every(
    key => typeof Object.getOwnPropertyDescriptor(value, key)?.value === 'string',
  )

let before: readonly Viewed[] | undefined

/** As it was when the page opened. */
export const viewedBefore = (): readonly Viewed[] => (before ??= readViewed())

export function rememberViewed(product: Viewed): void {
  const others = readViewed().filter(({ masterId }) => masterId !== product.masterId)
  try {
    localStorage.setItem(KEY, JSON.stringify([product, ...others].slice(0, MOST)))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
