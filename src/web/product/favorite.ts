import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { paintKept } from '#web/session/paint.ts'
import { showToast } from '#web/toasts/toast-state.ts'

type Kept = { favoriteId: string; itemIds: Map<string, string> }

const AT_ONCE = 200

let kept: Promise<Kept> | undefined

/** The whole list, asked for once per page. */
const keptOnes = (): Promise<Kept> => (kept ??= readAll())

async function readAll(): Promise<Kept> {
  const itemIds = new Map<string, string>()
  for (let start = 0; ; start += AT_ONCE) {
    const { favoriteId, items, total } = await call('wishlists.favorites', { query: { start, count: AT_ONCE } })
    for (const { productId, itemId } of items) itemIds.set(productId, itemId)
    if (start + AT_ONCE >= total) return { favoriteId, itemIds }
  }
}

const show = (heart: Element, pressed: boolean) => heart.setAttribute('aria-pressed', String(pressed))

/** Marks what was chosen before: the page itself is the same for everyone. */
export async function paintHearts(): Promise<void> {
  try {
    const { itemIds } = await keptOnes()
    for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]'))
      if (itemIds.has(heart.dataset['favorite'] ?? '')) show(heart, true)
    paintKept()
  } catch (error) {
    kept = undefined
    if (!(error instanceof CallError || error instanceof TypeError)) throw error
  }
}

/** Shows at once what was asked for, and takes it back if the shop says no. */
export async function toggleFavorite(heart: HTMLButtonElement): Promise<void> {
  const productId = heart.dataset['favorite'] ?? ''
  const wanted = heart.getAttribute('aria-pressed') !== 'true'
  show(heart, wanted)
  try {
    if (wanted) await call('wishlists.addFavorite', { body: { id: productId } })
    else await removeFavorite(productId)
  } catch (error) {
    if (!(error instanceof CallError || error instanceof TypeError)) throw error
    show(heart, !wanted)
    showToast({ text: await failureWords(error, undefined), kind: 'error' })
  } finally {
    kept = undefined
    paintKept()
  }
}

async function removeFavorite(productId: string): Promise<void> {
  const { favoriteId, itemIds } = await keptOnes()
  const itemId = itemIds.get(productId)
  if (itemId !== undefined) await call('wishlists.removeFavorite', { params: { favoriteId, itemId } })
}
