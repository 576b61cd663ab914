import type { ResponsiveMedia } from '#contract/content-media.ts'
import { MediaFrame } from '../parts/responsive-media.tsx'

/** Further media of a story, beside each other under the first. */
export const FurtherMedia = ({ list }: { list: readonly ResponsiveMedia[] }) =>
  list.length === 0 ? null : (
    <div className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3">
      {list.map((media, index) => (
        <div key={index} className="relative">
          <MediaFrame media={media} sizes="(width >= 48rem) 33vw, 50vw" className="aspect-4/5 w-full object-cover" />
        </div>
      ))}
    </div>
  )
