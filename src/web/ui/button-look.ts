import { cx } from './class-names.ts'

/** `primary` is the one action of a screen; `inverse` stands on dark surfaces and pictures. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'inverse'
type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonShape = { look?: ButtonLook | undefined; size?: ButtonSize | undefined; wide?: boolean | undefined }

const LOOKS = {
  primary: 'bg-signal-deep text-white hover:bg-signal-dark active:bg-signal-dark',
  secondary: 'border border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'bg-stone-100 text-ink hover:bg-stone-200',
  inverse: 'bg-paper text-ink hover:bg-stone-200',
} as const satisfies Record<ButtonLook, string>

const SIZES = {
  small: 'min-h-9 px-4 text-sm',
  medium: 'min-h-12 px-6 text-base',
  large: 'min-h-14 px-8 text-base',
} as const satisfies Record<ButtonSize, string>

export const buttonLook = (
  { look = 'primary', size = 'medium', wide = false }: ButtonShape,
  className?: string,
): string =>
  cx(
    'relative inline-flex items-center justify-center gap-2 rounded-control py-2 text-center font-semibold no-underline',
    'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-default aria-busy:opacity-80',
    LOOKS[look],
    SIZES[size],
    wide && 'w-full',
    className,
  )
