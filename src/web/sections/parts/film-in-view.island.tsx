import { useEffect } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import { onParentPause, restsWithParent } from './resting-parent.ts'
import { useResting } from './use-resting.ts'

const HALF = 0.5

/** Plays a film while it is seen, unless the visitor paused it. */
export default function FilmInView({ filmId }: { filmId: string }) {
  const t = useT()
  const [paused, turn] = useResting()

  useEffect(() => {
    const film = document.getElementById(filmId)
    if (!(film instanceof HTMLVideoElement)) return undefined
    const stopped = () => paused || restsWithParent(film)
    const play = () => film.play().catch((error: unknown) => console.warn('Video playback failed', error))
    let seen = false
    const settle = () => {
      if (seen && !stopped()) void play()
      else film.pause()
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        seen = entry?.isIntersecting ?? false
        settle()
      },
      { threshold: HALF },
    )
    watch.observe(film)
    const stopListening = onParentPause(film, settle)
    return () => {
      watch.disconnect()
      stopListening()
    }
  }, [filmId, paused])

  return (
    <div className="absolute right-4 bottom-4 z-10">
      <IconButton label={t(paused ? 'ui.play' : 'ui.pause')} className="bg-paper" onClick={turn}>
        {paused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
    </div>
  )
}
