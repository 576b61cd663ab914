import { useEffect, useRef, useState } from 'react'
import { pictureUrl } from '#web/media/picture-url.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { DialogTitle } from '#web/ui/dialog-parts.tsx'
import { cx } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx'

type Params = { name: string; images: { id: string; alt: string }[]; index: number }

/** Pictures as large as the screen allows, side by side to swipe; a press shows one at twice its size. */
export default function ZoomDialog({ params: { name, images, index } }: DialogProps<Params>) {
  const t = useT()
  const [at, setAt] = useState(index)
  const [near, setNear] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const show = (to: number) => {
    setNear(false)
    strip.current?.children[(to + images.length) % images.length]?.scrollIntoView({ inline: 'start' })
  }
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ inline: 'start' })
  }, [index])
  const settle = ({ currentTarget: { scrollLeft, clientWidth } }: React.UIEvent<HTMLElement>) =>
    setAt(Math.round(scrollLeft / clientWidth))
  return (
    <>
      <DialogTitle className="text-base!">
        {name}{' '}
        <span className="font-sans text-sm font-normal text-slate">
          {t('product.picture', { index: at + 1, count: images.length })}
        </span>
      </DialogTitle>
      <ul ref={strip} className="zoom-strip" onScroll={settle}>
        {images.map(({ id, alt }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={near && place === at}
              aria-label={t('product.closer', { index: place + 1 })}
              onClick={() => setNear(!near)}
              className={cx('zoom-picture', near && place === at && 'is-near')}
            >
              <img
                src={pictureUrl(id, 'zoom')}
                alt={alt}
                width={1000}
                height={1250}
                loading={Math.abs(place - at) < 2 ? 'eager' : 'lazy'}
                style={{ backgroundImage: `url("${shownOf(id)}")` }}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className="flex justify-center gap-4 py-2">
          <IconButton label={t('ui.previous')} onClick={() => show(at - 1)}>
            <ArrowLeftIcon />
          </IconButton>
          <IconButton label={t('ui.next')} onClick={() => show(at + 1)}>
            <ArrowRightIcon />
          </IconButton>
        </div>
      )}
    </>
  )
}

/** The file that the page shows of it already: something to look at until the large one is there. */
const shownOf = (id: string): string =>
  [...document.images].find(({ currentSrc }) => currentSrc.includes(id))?.currentSrc ?? pictureUrl(id, 'large')
