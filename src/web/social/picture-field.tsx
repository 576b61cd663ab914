import { useId, useState } from 'react'
import { useT } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { readPictureFile } from './picture-file.ts'

export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif'

/** Chooses a picture and shows it at once. Tells undefined for a file that is none. */
export function PictureField({ onPicture }: { onPicture: (base64: string | undefined) => void }) {
  const t = useT()
  const id = useId()
  const [shown, setShown] = useState<string>()
  const choose = async (file: File | undefined) => {
    if (!file) return
    const picture = await readPictureFile(file)
    setShown(picture && `data:image/jpeg;base64,${picture}`)
    onPicture(picture)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid min-h-40 place-items-center bg-stone-100">
        {shown ? (
          <img src={shown} alt={t('social.preview')} className="max-h-72 w-full object-contain" />
        ) : (
          <p className="p-6 text-center text-sm text-slate">{t('social.kinds')}</p>
        )}
      </div>
      <input
        id={id}
        type="file"
        accept={PICTURE_KINDS}
        className="peer sr-only"
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <label
        htmlFor={id}
        className={buttonLook(
          { look: 'secondary' },
          'cursor-pointer self-start peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink',
        )}
      >
        {t(shown ? 'social.chooseOther' : 'social.choose')}
      </label>
    </div>
  )
}
