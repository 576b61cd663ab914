import type { Cart } from '#contract/cart/cart.entities.ts'
import type { Flash } from '#contract/cart/flash.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { flashText } from '#web/state/cart-message.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Notice } from '#web/ui/notice.tsx'

const GONE: ReadonlySet<Flash['code']> = new Set(['ProductItemNotAvailable', 'ProductLineItemFullInventoryMissing'])

/** Of one item: it cannot be ordered, and nothing can be while it is there. */
export const isUnavailable = ({ code, itemId }: Flash): boolean => itemId !== undefined && GONE.has(code)

/** What the cart says of itself is said again where it is about to be ordered: what changed, and what cannot be had. */
export function CartChanges({ cart }: { cart: Cart }) {
  const i18n = useI18n()
  // That a gift is one stands at its line.
  const said = cart.flash.filter(({ code }) => code !== 'ProductItemRequired')
  if (said.length === 0) return null
  return (
    <ul className="mb-8 flex flex-col gap-3">
      {said.map(flash => {
        const item = cart.items.find(({ id }) => id === flash.itemId)
        return (
          <li key={`${flash.code} ${flash.itemId}`}>
            <Notice
              kind={isUnavailable(flash) ? 'error' : flash.type === 'error' ? 'warning' : 'info'}
              title={item && [item.name, item.color, item.size].filter(Boolean).join(', ')}
              action={item && isUnavailable(flash) && <Remove itemId={item.id} name={item.name} />}
            >
              {flashText(i18n, flash)}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}

function Remove({ itemId, name }: { itemId: string; name: string }) {
  const { t } = useI18n()
  return (
    <form method="post">
      <input type="hidden" name="_action" value="remove-item" />
      <input type="hidden" name="itemId" value={itemId} />
      <button aria-label={t('cart.removeNamed', { name })} className={buttonLook({ look: 'secondary' })}>
        {t('cart.remove')}
      </button>
    </form>
  )
}
