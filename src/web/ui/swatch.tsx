import { cx } from './class-names.ts'
import { cssColour } from './colour.ts'

type DotProps = { hexes: readonly string[]; size?: number; className?: string }

/** One or two colours of a product as a dot. */
export function SwatchDot({ hexes, size = 20, className }: DotProps) {
  const [first = 'stone-300', second] = hexes.map(cssColour)
  const background = second ? `linear-gradient(135deg, ${first} 0 50%, ${second} 50%)` : first
  return (
    <span
      aria-hidden="true"
      className={cx('swatch-dot', className)}
      style={{ background, width: size, height: size }}
    />
  )
}

type LinkProps = DotProps & { href: string; name: string; current?: boolean; unavailable?: boolean }

/** Leads to the product in that colour. */
export const SwatchLink = ({ href, name, current = false, unavailable = false, ...dot }: LinkProps) => (
  <a
    href={href}
    aria-label={name}
    title={name}
    aria-current={current ? 'true' : undefined}
    className={cx('swatch', unavailable && 'struck')}
  >
    <SwatchDot {...dot} />
  </a>
)
