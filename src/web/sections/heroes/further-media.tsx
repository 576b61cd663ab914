import type { ResponsiveMedia } from '#contract/content/content-media.ts'
import { cx } from '#web/ui/class-names.ts'
import { MediaFrame } from '../parts/responsive-media.tsx'

/** Further media of a story, beside each other under the first. */
export const FurtherMedia = ({ list, className }: { list: readonly ResponsiveMedia[]; className?: string }) =>
  list.length === 0 ? null : (
    <div className={cx('mt-4 grid grid-cols-2 gap-4 md:grid-cols-3', className)}>
      {list.map((media, index) => (
        <div key={index} className="relative">
          <MediaFrame media={media} sizes="(width >= 48rem) 33vw, 50vw" className="aspect-4/5 w-full object-cover" />
        </div>
      ))}
    </div>
  )
