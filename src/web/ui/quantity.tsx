import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'

type Props = {
  value: number
  max: number
  min?: number
  label: string
  less: string
  more: string
  disabled?: boolean
  className?: string
  onChange: (value: number) => void
}

/** One less, how many, one more. */
export const Quantity = ({ value, max, min = 1, label, less, more, disabled = false, className, onChange }: Props) => (
  <fieldset
    aria-label={label}
    className={cx('inline-flex items-center rounded-control border border-stone-500', className)}
  >
    <IconButton label={less} disabled={disabled || value <= min} onClick={() => onChange(value - 1)}>
      <MinusIcon size={16} />
    </IconButton>
    <output className="min-w-8 text-center tabular-nums">{value}</output>
    <IconButton label={more} disabled={disabled || value >= max} onClick={() => onChange(value + 1)}>
      <PlusIcon size={16} />
    </IconButton>
  </fieldset>
)
