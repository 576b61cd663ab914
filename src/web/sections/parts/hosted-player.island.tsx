import { useEffect } from 'react'
import { loadOutside } from '#web/consent/load-outside.ts'
import type { PlayerSettings } from './film.tsx'

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
    loadOutside(script, 'C0003')
      .then(() => takeOver(filmId, asset, settings))
      .catch((error: unknown) => console.warn('Video playback failed', error))
  }, [filmId, script, asset, settings])
  return null
}

function takeOver(filmId: string, { cloudName, publicId }: Asset, settings: PlayerSettings): void {
  const film = document.getElementById(filmId)
  if (!(film instanceof HTMLVideoElement)) return
  if (!window.cloudinary) throw new Error('the hosted player did not load')
  const { autoplay, hideControls, loop, muted } = settings
  const player = window.cloudinary.videoPlayer(film, {
    cloud_name: cloudName,
    autoplayMode: autoplay ? 'on-scroll' : 'never',
    controls: !hideControls,
    loop,
    muted: muted || autoplay,
  })
  player.source(publicId)
  film.dataset['player'] = 'hosted'
}
