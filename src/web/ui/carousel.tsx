import type { ReactNode } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from './class-names.ts'
import { iconButtonLook } from './icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'

type Props = {
  /** Names the row for screen readers. */
  label: string
  children: readonly ReactNode[]
  /** Width of a slide, as style sheets write it: `min(78vw, 20rem)`. */
  slideWidth: string
  /** Slides run out to the edge of the screen. */
  bleed?: boolean
  className?: string
}

/** A row that scrolls and snaps by itself. Arrows need script and are handled by carousel-arrows.ts, without React. */
export function Carousel({ label, children, slideWidth, bleed = true, className }: Props) {
  const t = useT()
  return (
    <section aria-label={label} data-carousel className={cx('relative', className)}>
      <ul
        aria-label={label}
        data-track
        className={cx('carousel-track', bleed && 'carousel-bleed')}
        style={{ '--slide': slideWidth }}
      >
        {children.map((child, index) => (
          <li key={index} className="carousel-slide">
            {child}
          </li>
        ))}
      </ul>
      <div className="needs-script mt-4 hidden justify-end gap-1 md:flex">
        <button type="button" data-scroll="-1" aria-label={t('ui.previous')} className={iconButtonLook()}>
          <ArrowLeftIcon />
        </button>
        <button type="button" data-scroll="1" aria-label={t('ui.next')} className={iconButtonLook()}>
          <ArrowRightIcon />
        </button>
      </div>
    </section>
  )
}
