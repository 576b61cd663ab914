import { useT, type MessageKey } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'

const NAMES: Readonly<Record<string, MessageKey>> = {
  narrow: 'product.widthNarrow',
  regular: 'product.widthRegular',
  wide: 'product.widthWide',
  short: 'product.widthShort',
  long: 'product.widthLong',
}

export const widthName = (width: string): MessageKey => NAMES[width] ?? 'product.widthRegular'

type Props = { widths: readonly string[]; chosen: string; onChoose: (width: string) => void }

export function WidthChoices({ widths, chosen, onChoose }: Props) {
  const t = useT()
  return (
    <fieldset className="needs-script flex gap-4 border-b border-stone-300">
      <legend className="sr-only">{t('product.width')}</legend>
      {widths.map(width => (
        <button
          key={width}
          type="button"
          aria-pressed={width === chosen}
          onClick={() => onChoose(width)}
          className={cx(
            '-mb-px min-h-11 border-b-2 text-sm',
            width === chosen ? 'border-ink font-semibold' : 'border-transparent text-slate hover:text-ink',
          )}
        >
          {t(widthName(width))}
        </button>
      ))}
    </fieldset>
  )
}
