import { cx } from '#web/ui/class-names.ts'

const Stones = ({ size }: { size: number }) => (
  <svg viewBox="0 0 28 28" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d="M10.800 2.200h6.200c1.900 0 3.200 1.100 3.200 2.700s-1.400 2.700-3.300 2.700h-5.900c-2 0-3.400-1.100-3.400-2.700s1.300-2.700 3.200-2.700Z" />
    <path d="M7.700 10h12.600c2.300 0 4 1.400 4 3.400s-1.600 3.400-3.900 3.400H7.400c-2.400 0-3.900-1.400-3.900-3.400s1.700-3.400 4.200-3.400Z" />
    <path d="M5.200 19.200h17.700c2.700 0 4.600 1.700 4.600 4s-1.900 4-4.600 4H5.100c-2.700 0-4.600-1.600-4.600-4s1.900-4 4.700-4Z" />
  </svg>
)

/** Three stacked stones and the name. */
export const Logo = ({ className, large = false }: { className?: string; large?: boolean }) => (
  <span
    className={cx(
      'inline-flex items-center gap-2 font-display font-extrabold tracking-[-0.045em] leading-none',
      large ? 'text-2xl' : 'text-[1.625rem]',
      className,
    )}
  >
    <Stones size={large ? 34 : 26} />
    <span className="relative top-[0.04em]">cairn</span>
  </span>
)
