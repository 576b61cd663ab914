import { bareSize } from '#domain/sites/size-names.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import type { Buying, Choice } from './buying.ts'

type Props = {
  buying: Pick<Buying, 'kind' | 'currency'>
  choices: readonly Choice[]
  chosen: string | undefined
  onChoose: (sku: string) => void
}

/** Sizes as radio buttons: what is sold out is struck through, but can be chosen to wait for it. */
export function SizeChoices({ buying, choices, chosen, onChoose }: Props) {
  const { t, locale } = useI18n()
  const labelOf = ({ size, amount }: Choice) =>
    buying.kind === 'gift-card' && amount !== undefined ? formatMoney(amount, buying.currency, locale) : bareSize(size)
  const longest = Math.max(...choices.map(choice => labelOf(choice).length))
  return (
    <div className="size-choices" style={{ '--longest': longest }}>
      {choices.map(choice => {
        const gone = choice.state === 'OutOfStock'
        return (
          <label key={choice.sku} className={cx('size-choice', gone && 'struck is-gone')}>
            <input
              type="radio"
              name="sku"
              value={choice.sku}
              required
              checked={chosen === choice.sku}
              onChange={() => onChoose(choice.sku)}
              aria-label={gone ? t('product.sizeSoldOut', { size: labelOf(choice) }) : undefined}
              className="sr-only"
            />
            {labelOf(choice)}
          </label>
        )
      })}
    </div>
  )
}
