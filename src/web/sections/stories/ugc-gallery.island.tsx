import type { SocialMedia } from '#contract/social.entities.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { openDialog } from '#web/dialogs/dialog-store.ts'

type Props = { pictures: readonly SocialMedia[] }

/** Pictures of shoppers; each opens in a dialog with what is worn in it. */
export default function UgcGallery({ pictures }: Props) {
  const t = useT()
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {pictures.map(media => (
        <li key={media.id}>
          <button
            type="button"
            className="card-zoom block w-full overflow-hidden bg-stone-100"
            aria-label={t('sections.openPicture', { nickname: media.nickname })}
            onClick={() => openDialog('review-picture', { media })}
          >
            <Picture
              shape="scene"
              picture={media.picture}
              sizes="(width >= 48rem) 25vw, 50vw"
              className="aspect-square w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
