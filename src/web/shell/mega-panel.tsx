import { useShellMark } from '#web/document/shell-mark.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { MenuBanner } from './menu-banner.tsx'
import { shopAllOf, type MenuGroup, type MenuItem } from './menu-item.ts'
import { MenuLinks, MenuPictures } from './menu-links.tsx'

/** What one entry of the wide menu opens: columns of links, visual selectors, one picture. */
export function MegaPanel({ item }: { item: MenuItem }) {
  const t = useT()
  const { shopAll, hidden } = shopAllOf(item, t('shell.shopAll', { name: item.title }))
  return (
    <div className="mega-panel">
      <div className="mx-auto grid max-w-page grid-cols-12 gap-x-(--gutter) gap-y-8 px-(--gutter) pt-8 pb-10">
        <div className={item.menuBanner ? 'col-span-9 flex flex-col gap-8' : 'col-span-12 flex flex-col gap-8'}>
          {item.columns.length > 0 && (
            <div className="grid grid-cols-3 gap-x-(--gutter)">
              {item.columns.map(({ children }, index) => (
                <div key={index} className="flex flex-col gap-6">
                  {children.map(group => (
                    <Group key={group.id} group={group} />
                  ))}
                </div>
              ))}
            </div>
          )}
          {item.visualSelectors.length > 0 && <Selectors item={item} />}
          {!hidden.lg && (
            <a
              {...linkAttributes(shopAll)}
              className="inline-flex items-center gap-2 self-start font-semibold underline-offset-4 hover:underline"
            >
              {shopAll.text}
              <ArrowRightIcon size={18} />
            </a>
          )}
        </div>
        {item.menuBanner && <MenuBanner banner={item.menuBanner} className="col-span-3" />}
      </div>
    </div>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const mark = useShellMark()
  return (
    <div {...mark(group.id)}>
      {group.target ? (
        <a {...linkAttributes(group.target)} className="font-semibold underline-offset-4 hover:underline">
          {group.title}
        </a>
      ) : (
        <p className="font-semibold">{group.title}</p>
      )}
      <ul className="mega-links mt-2">
        <MenuLinks links={group.children} />
      </ul>
    </div>
  )
}

function Selectors({ item }: { item: MenuItem }) {
  return (
    <div>
      {item.visualSelectorsTitle && <p className="mb-4 font-semibold">{item.visualSelectorsTitle}</p>}
      <ul className="grid grid-cols-7 gap-4">
        <MenuPictures selectors={item.visualSelectors} sizes="12rem" />
      </ul>
    </div>
  )
}
