import type { SocialMedia } from '#contract/social/social.entities.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { pictureAddress } from '#web/social/picture-address.ts'
import { Picture } from '#web/ui/picture.tsx'

/** Pictures of shoppers; each opens in a dialog with what is worn in it, or leads to its page. */
export function ShopperPictures({ pictures }: { pictures: readonly SocialMedia[] }) {
  const { t, locale } = useI18n()
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
      {pictures.map(media => (
        <li key={media.id}>
          <a
            href={pictureAddress(locale, media.id)}
            className="card-zoom block w-full overflow-hidden bg-stone-100"
            aria-label={t('sections.openPicture', { nickname: media.nickname })}
            {...opensDialog('review-picture', { media })}
          >
            <Picture
              shape="scene"
              picture={media.picture}
              sizes="(width >= 48rem) 25vw, 50vw"
              className="aspect-square w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
