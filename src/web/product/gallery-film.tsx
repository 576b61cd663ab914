import type { VideoClip } from '#contract/content/content-media.ts'
import { pictureUrl } from '#web/media/picture-url.ts'

/** A film among the pictures: the browser's own player, started by hand. `pause-out-of-view.ts` stops it when it is left. */
export const GalleryFilm = ({ clip }: { clip: VideoClip }) => (
  <video
    data-pause-out-of-view=""
    className="gallery-film bg-stone-100"
    width={clip.width}
    height={clip.height}
    poster={pictureUrl(clip.poster.id, 'wide-medium')}
    preload="none"
    controls
    muted
    loop
    playsInline
    aria-label={clip.description}
  >
    {clip.sources.map(({ src, type }) => (
      <source key={src} src={src} type={type} />
    ))}
    {clip.captions.map(({ src, language, label }) => (
      <track key={src} kind="captions" src={src} srcLang={language} label={label} />
    ))}
  </video>
)
