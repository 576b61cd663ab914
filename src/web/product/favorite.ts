import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { showToast } from '#web/toasts/toast-store.ts'
import { withGuest } from './add-to-cart.ts'

/** Shows at once what was asked for, and takes it back if the shop says no. */
export async function toggleFavorite(heart: HTMLButtonElement): Promise<void> {
  const productId = heart.dataset['favorite'] ?? ''
  const wanted = heart.getAttribute('aria-pressed') !== 'true'
  const show = (pressed: boolean) => heart.setAttribute('aria-pressed', String(pressed))
  show(wanted)
  try {
    await withGuest<unknown>(() =>
      wanted ? call('wishlists.addFavorite', { body: { id: productId } }) : removeFavorite(productId),
    )
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    show(!wanted)
    showToast({ text: error.message, kind: 'error' })
  }
}

async function removeFavorite(productId: string): Promise<void> {
  const { favoriteId, items } = await call('wishlists.favorites')
  const item = items.find(each => each.productId === productId)
  if (item) await call('wishlists.removeFavorite', { params: { favoriteId, itemId: item.itemId } })
}
