import type { ResponsiveMedia } from '#contract/content/content-media.ts'
import type { Target } from '#contract/content/content-fields.ts'
import { cx } from '#web/ui/class-names.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { veilOf, type VeilFields } from '../parts/veil.ts'
import { Caption, type CaptionFields } from './caption.tsx'

type Fields = VeilFields & CaptionFields & { media?: ResponsiveMedia | undefined; mediaTarget?: Target | undefined }
type Props = { item: Fields; sizes: string; first?: boolean; className: string; boxClassName?: string }

/** Media with all that an editor may lay on it: a veil, a caption, a link. */
export function StoryMedia({ item, sizes, first = false, className, boxClassName = 'relative' }: Props) {
  const { media, mediaTarget } = item
  if (!media) return null
  const veil = veilOf(item)
  const frame = <MediaFrame media={media} sizes={sizes} first={first} className={className} />
  return (
    <div className={cx(boxClassName, veil.className)} style={veil.style}>
      {mediaTarget ? (
        <a {...linkAttributes(mediaTarget)} aria-label={mediaTarget.ariaLabel ?? mediaTarget.text}>
          {frame}
        </a>
      ) : (
        frame
      )}
      <Caption fields={item} />
    </div>
  )
}
