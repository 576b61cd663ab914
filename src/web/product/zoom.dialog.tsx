import { useState } from 'react'
import { pictureUrl } from '#web/media/picture-url.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#web/ui/icons.tsx'

type Params = { images: { id: string; alt: string }[]; index: number }

/** One picture, as large as the screen allows. */
export default function ZoomDialog({ params: { images, index } }: DialogProps<Params>) {
  const t = useT()
  const [at, setAt] = useState(index)
  const image = images[at]
  const step = (by: number) => setAt((at + by + images.length) % images.length)
  return (
    <>
      <DialogTitle className="text-base">{t('product.picture', { index: at + 1, count: images.length })}</DialogTitle>
      <DialogBody className="grid place-items-center">
        {image && (
          <img
            src={pictureUrl(image.id, 'zoom')}
            alt={image.alt}
            width={1000}
            height={1250}
            className="aspect-4/5 max-h-[75dvh] w-auto bg-stone-100"
          />
        )}
      </DialogBody>
      {images.length > 1 && (
        <div className="flex justify-center gap-4 pb-4">
          <IconButton label={t('ui.previous')} onClick={() => step(-1)}>
            <ArrowLeftIcon />
          </IconButton>
          <IconButton label={t('ui.next')} onClick={() => step(1)}>
            <ArrowRightIcon />
          </IconButton>
        </div>
      )}
    </>
  )
}
