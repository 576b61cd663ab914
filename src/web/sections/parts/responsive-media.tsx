import type { Media, Picture, ResponsiveMedia, VideoClip } from '#contract/content/content-media.ts'
import { BREAKPOINTS, type Breakpoint } from '#contract/content/content-tokens.ts'
import { cx } from '#web/ui/class-names.ts'
import { ResponsivePicture } from '#web/ui/picture.tsx'
import { atEachWidth, HIDDEN_AT } from './by-width.ts'
import { Film, type FilmProps } from './film.tsx'

type Props = {
  media: ResponsiveMedia
  sizes: string
  /** How high the box is that it fills from tablets on, where its own shape does not say it. */
  fills?: string | undefined
  className?: string
  first?: boolean
}

const posterOf = (media: Media): Picture => (media.kind === 'video' ? media.poster : media)

/** One picture or film per width; a missing one shows what the next smaller width shows. */
export function MediaFrame({ media, sizes, fills, className, first = false }: Props) {
  const shown = atEachWidth(media, media.sm)
  const pictured = BREAKPOINTS.filter(at => shown[at].kind === 'picture')
  return (
    <>
      {pictured.length > 0 && (
        <OnlyAt widths={pictured}>
          <ResponsivePicture
            sm={posterOf(media.sm)}
            md={media.md && posterOf(media.md)}
            lg={media.lg && posterOf(media.lg)}
            sizes={sizes}
            fills={fills}
            priority={first}
            className={className}
          />
        </OnlyAt>
      )}
      {pictured.length < BREAKPOINTS.length && (
        <Films media={media} first={first} {...(className === undefined ? {} : { className })} />
      )}
    </>
  )
}

type FilmsProps = Omit<FilmProps, 'clip'> & { media: ResponsiveMedia }

/** Each film at the widths it was made for. One that is not seen is not fetched. */
export function Films({ media, id, ...film }: FilmsProps) {
  const shown = atEachWidth(media, media.sm)
  const clips = new Map<VideoClip, Breakpoint[]>()
  for (const at of BREAKPOINTS) {
    const clip = shown[at]
    if (clip.kind === 'video') clips.set(clip, [...(clips.get(clip) ?? []), at])
  }
  return [...clips].map(([clip, widths], index) => (
    <OnlyAt key={clip.poster.id} widths={widths}>
      <Film clip={clip} {...film} {...(id === undefined ? {} : { id: index === 0 ? id : `${id}-${index + 1}` })} />
    </OnlyAt>
  ))
}

const OnlyAt = ({ widths, children }: { widths: readonly Breakpoint[]; children: React.ReactNode }) =>
  widths.length === BREAKPOINTS.length ? (
    children
  ) : (
    <div className={cx('contents', ...BREAKPOINTS.map(at => !widths.includes(at) && HIDDEN_AT[at]))}>{children}</div>
  )
