import { shownPromoMessages } from '#domain/content/content-rules.ts'
import { siteOfLocale } from '#domain/sites/sites.ts'
import { useI18n, useT } from '#web/i18n/i18n.tsx'
import { cssColour } from '#web/ui/colour.ts'
import { cx } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/picture.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { MediaFrame } from '../parts/responsive-media.tsx'
import { RichText } from '#web/ui/rich-text.tsx'
import { Targets } from '../parts/target-link.tsx'
import { Subtitle, Title } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'
import { PromoMessage } from './promo-message.tsx'

const JUSTIFY = {
  left: 'justify-start',
  center: 'justify-center text-center',
  right: 'justify-end text-right',
} as const

/** By which browsers keep what was closed. */
const nameOf = (id: string) => encodeURIComponent(`benefit-${id}`)

const BenefitBarView: SectionView<'benefit-bar'> = ({ item }) => (
  <div
    data-closable={item.showCloseButton ? nameOf(item.id) : undefined}
    className={cx(
      'relative isolate flex flex-wrap items-center gap-x-6 gap-y-3 px-6 py-5',
      item.showCloseButton && 'pr-14',
      JUSTIFY[item.alignment],
    )}
    style={{ backgroundColor: item.backgroundColor && cssColour(item.backgroundColor) }}
  >
    {item.backgroundImage && (
      <div className="absolute inset-0 -z-10" aria-hidden="true">
        <MediaFrame media={item.backgroundImage} sizes="100vw" className="size-full object-cover" />
      </div>
    )}
    {item.logo && <Picture shape="scene" picture={item.logo} sizes="3rem" className="size-10" />}
    <div>
      <Title fields={item} />
      <Subtitle fields={item} className="text-slate" />
    </div>
    {item.infoIcon && (
      <details className="text-sm">
        <summary className="underline underline-offset-4">{item.infoIcon.label}</summary>
        <RichText html={item.infoIcon.richText} className="mt-2 max-w-text text-left" />
      </details>
    )}
    <Targets targets={item.targets} />
    {item.showCloseButton && <CloseButton name={nameOf(item.id)} />}
  </div>
)

/** `session/close-bar.ts` does what it says. */
const CloseButton = ({ name }: { name: string }) => (
  <IconButton label={useT()('ui.close')} data-close={name} className="needs-script absolute top-1 right-1">
    <CloseIcon size={16} />
  </IconButton>
)

/** The header shows one message at a time and turns them; here all of them stand under each other. */
const PromoBarView: SectionView<'promo-bar'> = ({ item }) => {
  const { locale } = useI18n()
  const messages = shownPromoMessages(item.messages, siteOfLocale(locale).features.promoBarMessages)
  return messages.map(message => <PromoMessage key={message.id} message={message} />)
}

const PromoBarMessageView: SectionView<'promo-bar-message'> = ({ item }) => <PromoMessage message={item} />

/** In its place on a page, for previews. The pop-up manager shows the same words over the page. */
const PopUpView: SectionView<'pop-up'> = ({ item }) => (
  <aside className="grid max-w-form gap-4 border border-stone-300 p-6">
    {item.logo && (
      <Picture
        shape="scene"
        picture={item.logo}
        sizes="6rem"
        className={item.logoSize === 'large' ? 'size-16' : 'size-8'}
      />
    )}
    <h2 className="text-xl">{item.maximizedTitle ?? item.title}</h2>
    {item.minimizedTitle && <p className="text-sm text-slate">{item.minimizedTitle}</p>}
    {item.media && <MediaFrame media={item.media} sizes="34rem" className="aspect-video w-full object-cover" />}
    {item.richText && <RichText html={item.richText} />}
    <Targets targets={item.targets} />
    {item.disclaimer && <RichText html={item.disclaimer} className="text-sm text-slate" />}
  </aside>
)

export const NOTICES = {
  'benefit-bar': { View: BenefitBarView },
  'promo-bar': { View: PromoBarView, bleeds: true },
  'promo-bar-message': { View: PromoBarMessageView, bleeds: true },
  'pop-up': { View: PopUpView },
} satisfies Entries
