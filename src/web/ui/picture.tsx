import { PICTURE_SIZES } from '#domain/media/media-address.ts'
import { cx } from './class-names.ts'
import { pictureSources, type PictureShape } from '#web/media/picture-sources.ts'

export type PictureData = {
  readonly id: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
}

type Props = {
  picture: PictureData
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string
  shape?: PictureShape
  /** The largest thing on screen: fetched first, never lazily, and shown together with the words around it. */
  priority?: boolean
  className?: string | undefined
  /** The name under which it travels to the next page. */
  transitionName?: string | undefined
}
type CropProps = Props & { focusByWidth?: Readonly<Record<string, string>> | undefined }

const PRODUCT = PICTURE_SIZES.large

export function Picture(props: CropProps) {
  const { picture, sizes, shape = 'product', priority = false, className, transitionName, focusByWidth } = props
  const { width, height } = shape === 'product' ? PRODUCT : picture
  return (
    <img
      {...pictureSources(picture.id, shape)}
      sizes={sizes}
      alt={picture.alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={cx(
        shape === 'product' && 'aspect-4/5 h-auto w-full bg-stone-100 object-cover',
        focusByWidth && 'focus-by-width',
        className,
      )}
      style={{ viewTransitionName: transitionName, ...(focusByWidth ?? { objectPosition: focusOf(picture) }) }}
    />
  )
}

const focusOf = ({ focalPoint }: PictureData) => focalPoint && `${focalPoint.x * 100}% ${focalPoint.y * 100}%`

type ResponsiveProps = Omit<Props, 'picture' | 'shape'> & {
  /** How high the box is that it fills from tablets on, as CSS. What is higher than the picture draws it wider than the box. */
  fills?: string | undefined
  sm: PictureData
  md?: PictureData | undefined
  lg?: PictureData | undefined
}

/** A scene in the crop that fits the width; a missing one shows what the next smaller one shows. */
export function ResponsivePicture({ sm, md, lg, sizes, fills, ...rest }: ResponsiveProps) {
  const drawn = ({ width, height }: PictureData) =>
    fills === undefined ? sizes : `max(${sizes}, ${fills} * ${(width / height).toFixed(2)})`
  return (
    <picture className="contents">
      {lg && <Source picture={lg} media="(width >= 68rem)" sizes={drawn(lg)} />}
      {md && <Source picture={md} media="(width >= 48rem)" sizes={drawn(md)} />}
      <Picture
        picture={sm}
        shape="scene"
        sizes={sizes}
        focusByWidth={focusOfCrops(sm, md ?? sm, lg ?? md ?? sm)}
        {...rest}
      />
    </picture>
  )
}

const CENTRE = '50% 50%'

function focusOfCrops(sm: PictureData, md: PictureData, lg: PictureData) {
  if (!md.focalPoint && !lg.focalPoint) return undefined
  return {
    '--focus-sm': focusOf(sm) ?? CENTRE,
    '--focus-md': focusOf(md) ?? CENTRE,
    '--focus-lg': focusOf(lg) ?? CENTRE,
  }
}

const Source = ({ picture, media, sizes }: { picture: PictureData; media: string; sizes: string }) => (
  <source
    media={media}
    srcSet={pictureSources(picture.id, 'scene').srcSet}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
  />
)
