import type { ColourProduct, ProductDetails } from '#contract/products/product.entities.ts'
import { isSole } from '#domain/media/picture-alt.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { pictureUrl } from '#web/media/picture-url.ts'
import { useKept } from '#web/document/kept.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { cx } from '#web/ui/class-names.ts'
import { GalleryFilm } from './gallery-film.tsx'
import { SoleNotes, soleNotes, type SoleNote } from './sole-notes.tsx'

const SIZES = '(width >= 68rem) 32vw, (width >= 48rem) 46vw, 100vw'
const WIDE_SIZES = '(width >= 68rem) 64vw, (width >= 48rem) 46vw, 100vw'

/** All pictures of a colour. Each leads to itself enlarged; with script in a dialog. */
export function Gallery({ colour, product }: { colour: ColourProduct; product: ProductDetails }) {
  const t = useT()
  const keep = useKept()
  const { images, videos } = colour
  const ids = images.map(({ id }) => id)
  const notes = soleNotes(product.features)
  return (
    <section aria-label={t('product.gallery')} className="relative">
      <ul className="gallery -mx-(--gutter) md:mx-0">
        {images.map((image, at) => {
          if (at === 0)
            return (
              <li key={image.id} className="relative">
                <Shot colour={colour} name={product.name} at={at} transitionName={`product-${product.masterId}`} />
              </li>
            )
          const noted = isWide(colour, at) && notes.length > 0 && isSole(image.id, ids)
          return (
            <li
              key={image.id}
              className={cx('relative', isWide(colour, at) && 'is-wide', noted && 'is-noted')}
              dangerouslySetInnerHTML={
                noted
                  ? keep(
                      [colour, product],
                      `sole ${at}`,
                      <Shot colour={colour} name={product.name} at={at} notes={notes} />,
                    )
                  : keep([colour, product], `shot ${at}`, <Shot colour={colour} name={product.name} at={at} />)
              }
            />
          )
        })}
        {videos.map((clip, at) => (
          <li
            key={clip.poster.id}
            className="is-wide relative"
            dangerouslySetInnerHTML={keep([colour], `film ${at}`, <Film colour={colour} at={at} />)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Pictures stand in pairs; an odd one closes the gallery. */
const isWide = ({ images }: ColourProduct, at: number) =>
  at === images.length - 1 && images.length % 2 === 1 && images.length > 1

const placesOf = ({ images, videos }: ColourProduct) => images.length + videos.length

type PlaceProps = { colour: ColourProduct; at: number }

type ShotProps = PlaceProps & { name: string; transitionName?: string; notes?: SoleNote[] }

/** Only the first is on every screen when the page opens. */
function Shot({ colour, name, at, transitionName, notes }: ShotProps) {
  const t = useT()
  const { images } = colour
  const image = images[at]
  if (!image) return null
  const wide = isWide(colour, at) && !notes
  return (
    <>
      <a
        href={pictureUrl(image.id, 'zoom')}
        {...opensDialog('zoom', { name, images: images.map(({ id, alt }) => ({ id, alt })), index: at })}
        aria-label={t('product.zoom', { index: at + 1 })}
        className="block cursor-zoom-in"
        style={transitionName ? { viewTransitionName: transitionName } : undefined}
      >
        <ProductImage
          id={image.id}
          alt={image.alt}
          sizes={wide ? WIDE_SIZES : SIZES}
          {...(wide && { className: 'lg:aspect-4/3' })}
          first={at === 0}
        />
      </a>
      {notes && <SoleNotes notes={notes} />}
      <Place at={at + 1} count={placesOf(colour)} />
    </>
  )
}

function Film({ colour, at }: PlaceProps) {
  const clip = colour.videos[at]
  if (!clip) return null
  return (
    <>
      <GalleryFilm clip={clip} />
      <Place at={colour.images.length + at + 1} count={placesOf(colour)} />
    </>
  )
}

/** Where one is while swiping. */
const Place = ({ at, count }: { at: number; count: number }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute top-4 right-4 rounded-control bg-paper px-2 py-1 text-xs tabular-nums lg:hidden"
  >
    {at}/{count}
  </span>
)
