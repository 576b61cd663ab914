import { useT } from '#web/i18n/i18n.tsx'
import { AccordionItem } from '#web/ui/accordion.tsx'
import { ArrowLeftIcon } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'
import { groupsOf, shopAllOf, type MenuItem } from './menu-item.ts'

/** The second and third level of one entry of the narrow menu. */
export function PhoneLevel({ id, item }: { id: string; item: MenuItem }) {
  const t = useT()
  const shopAll = shopAllOf(item, t('shell.shopAll', { name: item.title }), false)
  return (
    <dialog id={id} popover="auto" aria-label={item.title} className="phone-menu">
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className="flex h-(--header-height) items-center gap-2 font-semibold"
      >
        <ArrowLeftIcon />
        {t('shell.allMenu')}
      </button>
      <p className={`${HEADING_SIZES.lg} pt-2 pb-4`}>{item.title}</p>
      {shopAll && (
        <a href={shopAll.url} className="flex min-h-14 items-center border-b border-stone-300 font-semibold">
          {shopAll.text}
        </a>
      )}
      {groupsOf(item).map(group => (
        <AccordionItem key={group.id} title={group.title} icons="plus" group={id}>
          <ul className="phone-links -mt-2 pl-4">
            {group.target && (
              <li>
                <a href={group.target.url}>{t('shell.shopAll', { name: group.title })}</a>
              </li>
            )}
            {group.children.map(({ id: leaf, title, target }) => (
              <li key={leaf}>
                <a href={target.url}>{title}</a>
              </li>
            ))}
          </ul>
        </AccordionItem>
      ))}
      {item.visualSelectors.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 py-6">
          {item.visualSelectors.map(({ id: key, title, target, mediaObject }) => (
            <li key={key}>
              <a href={target.url} className="block">
                <Picture
                  picture={mediaObject}
                  shape="scene"
                  sizes="45vw"
                  className="aspect-4/5 w-full bg-stone-100 object-cover"
                />
                <span className="mt-2 block text-sm font-semibold">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  )
}
