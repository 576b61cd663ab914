import { useEffect } from 'react'
import { carouselInterval } from '#domain/time/timings.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#web/ui/icons.tsx'
import { useResting } from './use-resting.ts'
import { useTrack } from './use-track.ts'

type Controls = {
  showArrows: boolean
  showIndicators: boolean
  showProgress: boolean
  loop: boolean
  autoplay: boolean
  autorotateTime: number
} | null
type Props = { trackId: string; count: number; breakpoints: { sm: Controls; md: Controls; lg: Controls } }

const SHOWN = { sm: 'max-md:flex', md: 'md:max-lg:flex', lg: 'lg:flex' } as const

function current({ sm, md, lg }: Props['breakpoints']): Controls {
  if (matchMedia('(width >= 68rem)').matches) return lg
  return matchMedia('(width >= 48rem)').matches ? md : sm
}

/** Arrows, dots, progress and turning by itself, for the track that stands before it. */
export default function CarouselControls({ trackId, count, breakpoints }: Props) {
  const t = useT()
  const { index, go, step } = useTrack(trackId)
  const [resting, turn] = useResting()
  const paused = resting && Object.values(breakpoints).some(each => each?.autoplay)
  const shown = (key: 'showArrows' | 'showIndicators' | 'showProgress' | 'autoplay') =>
    cx('hidden items-center', ...(['sm', 'md', 'lg'] as const).map(at => breakpoints[at]?.[key] && SHOWN[at]))

  const turnBy = (by: number) => step(by, current(breakpoints)?.loop ?? false)

  useEffect(() => {
    const track = document.getElementById(trackId)
    track?.parentElement?.setAttribute('data-paused', String(paused))
    const settings = current(breakpoints)
    if (!track || !settings?.autoplay || paused) return undefined
    const timer = setInterval(() => {
      if (track.parentElement?.matches(':hover, :focus-within')) return
      step(1, true)
    }, carouselInterval(settings.autorotateTime))
    return () => clearInterval(timer)
  }, [trackId, breakpoints, paused, step])

  return (
    <div className="mt-4 flex items-center gap-4">
      <div className={shown('showProgress')}>
        <div className="h-0.5 w-40 bg-stone-300">
          <div className="h-full bg-ink transition-[width]" style={{ width: `${((index + 1) / count) * 100}%` }} />
        </div>
      </div>
      <div className={shown('showIndicators')}>
        {Array.from({ length: count }, (_, each) => (
          <button
            key={each}
            type="button"
            aria-label={t('ui.slide', { index: each + 1, count })}
            aria-current={each === index}
            className="grid size-6 place-items-center"
            onClick={() => go(each)}
          >
            <span className={cx('block size-2 rounded-full', each === index ? 'bg-ink' : 'bg-stone-300')} />
          </button>
        ))}
      </div>
      <div className={cx(shown('showArrows'), 'ml-auto')}>
        <IconButton label={t('ui.previous')} onClick={() => turnBy(-1)}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label={t('ui.next')} onClick={() => turnBy(1)}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <div className={shown('autoplay')}>
        <IconButton label={t(paused ? 'ui.play' : 'ui.pause')} onClick={turn}>
          {paused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      </div>
    </div>
  )
}
