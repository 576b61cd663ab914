import { cx } from '#web/ui/class-names.ts'
import { pictureSources } from './picture-sources.ts'

type Props = {
  id: string
  alt: string
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  /** The largest thing on screen when the page opens: fetched before everything else. */
  first?: boolean
  eager?: boolean
  className?: string
}

/** A product picture in a box of 4 to 5 that never moves what is around it. */
export const ProductImage = ({ id, alt, sizes, first = false, eager = first, className }: Props) => (
  <img
    {...pictureSources(id, 'product')}
    sizes={sizes}
    alt={alt}
    width={800}
    height={1000}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : undefined}
    decoding={first ? 'sync' : 'async'}
    className={cx('aspect-4/5 w-full bg-stone-100 object-cover', className)}
  />
)
