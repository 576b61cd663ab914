import type { VideoClip } from '#contract/content/content-media.ts'
import { Island } from '#web/islands/island.tsx'
import { pictureUrl } from '#web/media/picture-url.ts'
import { cx } from '#web/ui/class-names.ts'
import type { PlayerSettings } from './player-settings.ts'

const AMBIENT: PlayerSettings = { autoplay: true, hideControls: true, loop: true, muted: true }

export type FilmProps = {
  clip: VideoClip
  settings?: PlayerSettings
  className?: string
  id?: string
  /** On the first screen: its poster is fetched at once. Elsewhere it would take the line from what is seen first. */
  first?: boolean
}

/** Known to browsers, not yet to React's types. */
const FETCHED_LATE = { loading: 'lazy' } as const

/** The browser's own player. One that plays by itself is muted, starts in view and stops out of it. */
export function Film({
  clip,
  settings = AMBIENT,
  className,
  id = `film-${clip.poster.id.replaceAll(/\W/g, '-')}`,
  first = false,
}: FilmProps) {
  const { autoplay, hideControls, loop, muted } = settings
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a film without words has none, and an empty track offers some */}
      <video
        id={id}
        className={cx('bg-stone-100', className)}
        width={clip.width}
        height={clip.height}
        poster={pictureUrl(clip.poster.id, 'wide-medium')}
        preload="none"
        {...(first ? {} : FETCHED_LATE)}
        controls={!hideControls}
        loop={loop}
        muted={muted || autoplay}
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
      {autoplay && <Island name="film-in-view" wake="visible" props={{ filmId: id }} />}
    </>
  )
}
