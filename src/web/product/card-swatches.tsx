import type { ProductCard as Card } from '#contract/products/listing.entities.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { SwatchDot } from '#web/ui/swatch.tsx'

/** Colours of a card. Each leads to the product in that colour; with script, it first shows the picture. */
export function CardSwatches({ card }: { card: Card }) {
  const t = useT()
  // Its place is kept, so that prices stand in line.
  if (card.swatches.length < 2) return <div className="mt-auto h-7 sm:h-8" />
  const shown = card.swatches.slice(0, LIMITS.skeletonSwatches)
  const more = card.swatches.length - shown.length
  return (
    <ul
      aria-label={t('product.colours', { count: card.swatches.length })}
      className="relative z-10 mt-auto -ml-px flex flex-wrap [--ring:1px] items-center sm:-ml-0.75 sm:[--ring:3px]"
    >
      {shown.map(({ id, name, hexes, url, image }) => (
        <li key={id}>
          <a
            href={url}
            data-swatch={image.id}
            aria-label={name}
            title={name}
            aria-current={id === card.id ? 'true' : undefined}
            className="swatch max-sm:size-7"
          >
            <SwatchDot hexes={hexes.slice(0, 1)} size={18} />
          </a>
        </li>
      ))}
      {more > 0 && (
        <li className="pl-0.5 text-sm sm:pl-1 text-slate" aria-hidden="true">
          {t('product.moreColours', { count: more })}
        </li>
      )}
    </ul>
  )
}
