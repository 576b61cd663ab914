import { useT } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { onlyChoice, type Buying } from './buying.ts'
import type { useBuying } from './use-buying.ts'

type Props = {
  buying: Buying
  state: ReturnType<typeof useBuying>
  /** What it costs, where the row may come to stand without the rest of its column. */
  price: string | undefined
}

/** The one action of the page, and how many. Scrolled past on a narrow screen it goes to the foot of it (watch-buy-box.ts). */
export function BuyRow({ buying, state, price }: Props) {
  const t = useT()
  return (
    <div className="buy-place">
      <div className="buy-row no-print">
        {price !== undefined && (
          // The page says both above, where they belong.
          <p aria-hidden="true" className="buy-row-facts">
            <span className="block font-semibold">{price}</span>
            {!onlyChoice(buying.choices) && (
              <span className="text-sm text-slate">
                {state.chosen ? `${t('product.size')} ${state.chosen.size}` : t('product.chooseSize')}
              </span>
            )}
          </p>
        )}
        {buying.kind === 'goods' && (
          <div className="buy-row-quantity needs-script">
            <Quantity
              value={state.qty}
              max={buying.maxQty}
              label={t('product.quantity')}
              less={t('product.less')}
              more={t('product.more')}
              onChange={state.setQty}
              className="h-full"
            />
            <input type="hidden" name="qty" value={state.qty} />
          </div>
        )}
        <Button type="submit" wide size="large" loading={state.busy}>
          {state.added && <CheckIcon />}
          {t(state.added ? 'product.added' : 'product.add')}
        </Button>
      </div>
    </div>
  )
}
