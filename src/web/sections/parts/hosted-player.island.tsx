import { useEffect } from 'react'
import { loadOutside } from '#web/consent/load-outside.ts'
import type { PlayerSettings } from './player-settings.ts'
import { onParentPause, restsWithParent } from './resting-parent.ts'

type Asset = { cloudName: string; publicId: string }
type Props = { filmId: string; script: string; asset: Asset; settings: PlayerSettings }
type Player = { source(publicId: string): unknown }

declare global {
  interface Window {
    cloudinary?: { videoPlayer(film: HTMLVideoElement, options: object): Player }
  }
}

/** Hands the film over to the hosted player. Where that fails the browser's own player stays. */
export default function HostedPlayer({ filmId, script, asset, settings }: Props) {
  useEffect(() => {
    let stopListening: (() => void) | undefined
    loadOutside(script, 'C0003')
      .then(() => {
        const film = document.getElementById(filmId)
        if (!(film instanceof HTMLVideoElement)) return
        takeOver(film, asset, settings)
        stopListening = onParentPause(film, () => restsWithParent(film) && film.pause())
      })
      .catch((error: unknown) => console.warn('Video playback failed', error))
    return () => stopListening?.()
  }, [filmId, script, asset, settings])
  return null
}

function takeOver(film: HTMLVideoElement, { cloudName, publicId }: Asset, settings: PlayerSettings): void {
  if (!window.cloudinary) throw new Error('the hosted player did not load')
  const { autoplay, hideControls, loop, muted } = settings
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const player = window.cloudinary.videoPlayer(film, {
    cloud_name: cloudName,
    autoplayMode: autoplay && !still ? 'on-scroll' : 'never',
    // Who wants less motion starts it by hand.
    controls: !hideControls || still,
    loop,
    muted: muted || autoplay,
  })
  player.source(publicId)
  film.dataset['player'] = 'hosted'
}
