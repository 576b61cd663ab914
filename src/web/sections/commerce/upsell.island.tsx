import { useState } from 'react'
import type { UpsellItem } from '#contract/content-commerce.ts'
import { formatMoney } from '#domain/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { addUpsell } from './add-upsell.ts'
import { QuickShopLink } from './product-card-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'

type Props = {
  items: UpsellItem[]
  variant: 'stacked' | 'carousel'
  addToCartControls: 'cta' | 'checkbox'
  detailsControl: 'link' | 'quickshop'
}

export default function Upsell({ items, variant, addToCartControls, detailsControl }: Props) {
  const { t, bcp47 } = useI18n()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()

  const add = async (skus: readonly string[]) => {
    setBusy(skus)
    setProblem(undefined)
    for (const item of items.filter(({ sku }) => skus.includes(sku))) {
      const refused = await addUpsell(item, t('sections.soldOut'))
      if (refused !== undefined) setProblem(refused)
    }
    setChosen([])
    setBusy([])
  }

  return (
    <div className="flex flex-col gap-4">
      {problem && (
        <Notice kind="error" title={t('sections.somethingWentWrong')}>
          {problem}
        </Notice>
      )}
      <ul className={variant === 'carousel' ? 'product-row' : 'flex flex-col divide-y divide-stone-300'}>
        {items.map(item => (
          <li key={item.id} className={cx('flex gap-4', variant === 'carousel' ? 'flex-col' : 'items-center py-3')}>
            {addToCartControls === 'checkbox' && (
              <input
                type="checkbox"
                className="tick"
                aria-label={item.name}
                checked={chosen.includes(item.sku)}
                onChange={({ target }) =>
                  setChosen(was => (target.checked ? [...was, item.sku] : was.filter(sku => sku !== item.sku)))
                }
              />
            )}
            <a href={item.url} className="flex flex-1 items-center gap-4">
              <Picture picture={item.image} sizes="5rem" className="aspect-4/5 w-16 bg-stone-100 object-cover" />
              <span>
                <span className="block font-semibold">{item.name}</span>
                <span className="block tabular-nums">{formatMoney(item.price, item.currency, bcp47)}</span>
              </span>
            </a>
            {detailsControl === 'quickshop' && <QuickShopLink id={item.id} name={item.name} url={item.url} />}
            {addToCartControls === 'cta' && (
              <Button
                look="secondary"
                size="small"
                loading={busy.includes(item.sku)}
                onClick={() => void add([item.sku])}
              >
                {t('sections.add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {addToCartControls === 'checkbox' && (
        <Button disabled={chosen.length === 0} loading={busy.length > 0} onClick={() => void add(chosen)}>
          {t('sections.addChosen', { count: chosen.length })}
        </Button>
      )}
    </div>
  )
}
