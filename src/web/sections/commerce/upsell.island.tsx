import { useState, type SubmitEvent } from 'react'
import { CallError } from '#contract/client.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { addUpsell } from './add-upsell.ts'
import type { PricedItem } from './upsell-price.ts'
import { QuickShopLink } from './product-card-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'

type Props = {
  items: PricedItem[]
  variant: 'stacked' | 'carousel'
  addToCartControls: 'cta' | 'checkbox'
  detailsControl: 'link' | 'quickshop'
}

export default function Upsell({ items, variant, addToCartControls, detailsControl }: Props) {
  const { t, locale } = useI18n()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [busy, setBusy] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()

  const add = async (skus: readonly string[]) => {
    setBusy(skus)
    setProblem(undefined)
    for (const item of items.filter(({ sku }) => skus.includes(sku))) {
      const refused = await refusalOf(item)
      if (refused !== undefined) setProblem(refused)
    }
    setChosen([])
    setBusy([])
  }

  async function refusalOf(item: PricedItem): Promise<string | undefined> {
    try {
      return (await addUpsell(item)) ? undefined : t('sections.soldOut')
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      return failureWords(error, t('cart.unsent'))
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const skus = new FormData(event.currentTarget, event.nativeEvent.submitter).getAll('sku').map(String)
    if (busy.length === 0) void add(skus)
  }

  return (
    <form
      method="post"
      action={shopUrl(locale, '/cart')}
      onSubmit={submit}
      className={cx('flex flex-col gap-4', variant === 'stacked' && 'max-w-[48rem]')}
    >
      <input type="hidden" name="_action" value="add" />
      {problem && (
        <Notice kind="error" title={t('sections.somethingWentWrong')}>
          {problem}
        </Notice>
      )}
      <ul className={variant === 'carousel' ? 'product-row' : 'divide-y divide-stone-300 border-y border-stone-300'}>
        {items.map(item => (
          <li
            key={item.id}
            className={cx('flex gap-x-4 gap-y-2', variant === 'carousel' ? 'flex-col' : 'flex-wrap items-center py-3')}
          >
            {addToCartControls === 'checkbox' && (
              <input
                type="checkbox"
                name="sku"
                value={item.sku}
                className="tick"
                aria-label={item.name}
                checked={chosen.includes(item.sku)}
                onChange={({ target }) =>
                  setChosen(was => (target.checked ? [...was, item.sku] : was.filter(sku => sku !== item.sku)))
                }
              />
            )}
            <a
              href={item.url}
              data-product={item.id}
              data-title={item.name}
              data-rec-token={item.recToken}
              className="flex min-w-56 flex-1 items-center gap-4"
            >
              <span className="block w-16 shrink-0">
                <Picture picture={item.image} sizes="4rem" />
              </span>
              <span>
                <span className="block font-semibold">{item.name}</span>
                <span className="block whitespace-pre-line tabular-nums">{item.priceText}</span>
              </span>
            </a>
            <div className="flex flex-wrap items-center gap-x-4 whitespace-nowrap max-sm:pl-20">
              {detailsControl === 'quickshop' && <QuickShopLink id={item.id} name={item.name} url={item.url} />}
              {addToCartControls === 'cta' && (
                <Button
                  type="submit"
                  name="sku"
                  value={item.sku}
                  look="secondary"
                  size="small"
                  aria-label={`${t('sections.add')}: ${item.name}`}
                  loading={busy.includes(item.sku)}
                >
                  {t('sections.add')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {addToCartControls === 'checkbox' && (
        <Button type="submit" loading={busy.length > 0}>
          {t('sections.addChosen', { count: chosen.length })}
        </Button>
      )}
    </form>
  )
}
