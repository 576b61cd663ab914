import { useShellMark } from '#web/document/shell-mark.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { AccordionItem } from '#web/ui/accordion.tsx'
import { cx } from '#web/ui/class-names.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { ArrowLeftIcon } from '#web/ui/icons.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'
import { CloseMenu } from './close-menu.tsx'
import { groupsOf, shopAllOf, type MenuGroup, type MenuItem } from './menu-item.ts'
import { MenuLinks, MenuPictures } from './menu-links.tsx'

type Props = {
  id: string
  /** Of the whole menu, which can be left from every level. */
  menuId: string
  item: MenuItem
}

/** The second and third level of one entry of the narrow menu. */
export function PhoneLevel({ id, menuId, item }: Props) {
  const t = useT()
  const mark = useShellMark()
  const { shopAll, hidden } = shopAllOf(item, t('shell.shopAll', { name: item.title }))
  return (
    <dialog id={id} popover="auto" aria-label={item.title} className="phone-menu">
      <div className="flex h-(--header-height) items-center justify-between">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="flex min-h-11 items-center gap-2 font-semibold"
        >
          <ArrowLeftIcon />
          {t('shell.allMenu')}
        </button>
        <CloseMenu menuId={menuId} />
      </div>
      <p className={`${HEADING_SIZES.lg} pt-2 pb-4 font-display`}>{item.title}</p>
      {!(hidden.sm && hidden.md) && (
        <a
          {...linkAttributes(shopAll)}
          className={cx(
            'flex min-h-14 items-center border-b border-stone-300 font-semibold',
            hidden.sm && 'max-md:hidden',
            hidden.md && 'md:hidden',
          )}
        >
          {shopAll.text}
        </a>
      )}
      {groupsOf(item).map(group => (
        <AccordionItem key={group.id} title={<GroupTitle group={group} />} icons="plus" group={id}>
          <ul {...mark(group.id)} className="phone-links -mt-2 pl-4">
            {group.target && (
              <li>
                <a {...linkAttributes(group.target)}>{t('shell.shopAll', { name: group.title })}</a>
              </li>
            )}
            <MenuLinks links={group.children} />
          </ul>
        </AccordionItem>
      ))}
      {item.visualSelectors.length > 0 && item.visualSelectorsTitle && (
        <p className="pt-6 font-semibold">{item.visualSelectorsTitle}</p>
      )}
      {item.visualSelectors.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 py-6">
          <MenuPictures selectors={item.visualSelectors} sizes="45vw" />
        </ul>
      )}
    </dialog>
  )
}

/** Words alone, as they are for shoppers; with a mark they need something that carries it. */
function GroupTitle({ group: { id, title } }: { group: MenuGroup }) {
  const mark = useShellMark()(id)
  return mark ? <span {...mark}>{title}</span> : title
}
