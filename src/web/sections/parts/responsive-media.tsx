import type { Media, Picture, ResponsiveMedia } from '#contract/content-media.ts'
import { ResponsivePicture } from '#web/ui/picture.tsx'
import { Film } from './film.tsx'

type Props = { media: ResponsiveMedia; sizes: string; className?: string; first?: boolean }

const posterOf = (media: Media): Picture => (media.kind === 'video' ? media.poster : media)

/** One picture per width; a film plays at every width. */
export function MediaFrame({ media, sizes, className, first = false }: Props) {
  const film = [media.sm, media.md, media.lg].find(each => each?.kind === 'video')
  if (film?.kind === 'video') return <Film clip={film} {...(className === undefined ? {} : { className })} />
  return (
    <ResponsivePicture
      sm={posterOf(media.sm)}
      md={media.md && posterOf(media.md)}
      lg={media.lg && posterOf(media.lg)}
      sizes={sizes}
      priority={first}
      className={className}
    />
  )
}
