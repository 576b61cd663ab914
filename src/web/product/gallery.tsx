import type { ColourProduct } from '#contract/product.entities.ts'
import { pictureUrl } from '#web/media/picture-url.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { cx } from '#web/ui/class-names.ts'
import { GalleryFilm } from './gallery-film.tsx'

const SIZES = '(width >= 68rem) 32vw, (width >= 48rem) 46vw, 100vw'
const WIDE_SIZES = '(width >= 68rem) 64vw, (width >= 48rem) 92vw, 100vw'

/** All pictures of a colour. Each leads to itself enlarged; with script in a dialog. */
export function Gallery({ colour, masterId }: { colour: ColourProduct; masterId: string }) {
  const t = useT()
  const { images, videos } = colour
  const count = images.length + videos.length
  // Pictures stand in pairs; an odd one closes the gallery.
  const odd = images.length % 2 === 1 && images.length > 1 ? images.length - 1 : -1
  return (
    <section aria-label={t('product.gallery')} className="relative">
      <ul className="gallery -mx-(--gutter) md:mx-0">
        {images.map((image, at) => (
          <li key={image.id} className={cx('relative', at === odd && 'is-wide')}>
            <a
              href={pictureUrl(image.id, 'zoom')}
              data-dialog="zoom"
              data-params={JSON.stringify({ images: images.map(({ id, alt }) => ({ id, alt })), index: at })}
              aria-label={t('product.zoom', { index: at + 1 })}
              className="block cursor-zoom-in"
              style={at === 0 ? { viewTransitionName: `product-${masterId}` } : undefined}
            >
              <ProductImage
                id={image.id}
                alt={image.alt}
                sizes={at === odd ? WIDE_SIZES : SIZES}
                {...(at === odd && { className: 'md:aspect-4/3' })}
                first={at === 0}
                eager={at < 2}
              />
            </a>
            <Place at={at + 1} count={count} />
          </li>
        ))}
        {videos.map((clip, at) => (
          <li key={clip.poster.id} className="is-wide relative">
            <GalleryFilm clip={clip} />
            <Place at={images.length + at + 1} count={count} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where one is while swiping. */
const Place = ({ at, count }: { at: number; count: number }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute top-4 right-4 rounded-control bg-paper px-2 py-1 text-xs tabular-nums md:hidden"
  >
    {at}/{count}
  </span>
)
