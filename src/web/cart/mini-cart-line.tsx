import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import type { Currency } from '#domain/money/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { $wanted, removeItem, setQuantity } from '#web/state/cart-state.ts'
import { lineAmount } from '#web/state/line-amount.ts'
import { cx } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Quantity } from '#web/ui/quantity.tsx'
import { TextButton } from '#web/ui/text.tsx'

type Props = { item: CartItem; currency: Currency; added: boolean }

export function MiniCartLine({ item, currency, added }: Props) {
  const i18n = useI18n()
  const { t } = i18n
  const { id, name } = item
  const qty = useShared($wanted)[id] ?? item.qty
  return (
    <li className={cx('-mx-6 grid grid-cols-[4.500rem_1fr] gap-4 px-6 py-4', added && 'bg-stone-100')}>
      <img
        src={item.image.url}
        alt=""
        width={200}
        height={250}
        className={cx('aspect-4/5 w-full object-cover', added ? 'bg-paper' : 'bg-stone-100')}
      />
      <div className="flex flex-col gap-1">
        {added && (
          <p className="flex items-center gap-1 text-sm font-semibold text-moss-dark">
            <CheckIcon size={16} />
            {t('cart.justAdded')}
          </p>
        )}
        <div className="flex justify-between gap-4">
          <a href={item.pdpUrl} className="font-semibold">
            {name}
          </a>
          <span className="tabular-nums">{lineAmount(i18n, item, currency)}</span>
        </div>
        <p className="text-sm text-slate">
          {[item.color, item.size && t('cart.size', { size: item.size }), item.bonus && `× ${item.qty}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!item.bonus && (
          <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
            <Quantity
              value={qty}
              max={item.maxQty}
              label={t('cart.qty', { name })}
              less={t('cart.less', { name })}
              more={t('cart.more', { name })}
              onChange={wanted => setQuantity(id, wanted)}
            />
            <TextButton
              className="py-1 text-sm"
              aria-label={t('cart.removeNamed', { name })}
              onClick={() => void removeItem(id)}
            >
              {t('cart.remove')}
            </TextButton>
          </div>
        )}
      </div>
    </li>
  )
}
