import { useShellMark } from '#web/document/shell-mark.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ArrowRightIcon } from '#web/ui/icons.tsx'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { MenuBanner } from './menu-banner.tsx'
import { shopAllOf, type MenuGroup, type MenuItem } from './menu-item.ts'

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
        {group.children.map(({ id, title, target, badge }) => (
          <li key={id} {...mark(id)}>
            <a {...linkAttributes(target)}>
              {title}
              {badge && <span className="ml-2 text-xs font-semibold text-signal-dark">{badge}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Selectors({ item }: { item: MenuItem }) {
  const mark = useShellMark()
  return (
    <div>
      {item.visualSelectorsTitle && <p className="mb-4 font-semibold">{item.visualSelectorsTitle}</p>}
      <ul className="grid grid-cols-7 gap-4">
        {item.visualSelectors.map(({ id, title, target, mediaObject }) => (
          <li key={id} {...mark(id)}>
            <a {...linkAttributes(target)} className="group block">
              <Picture
                picture={mediaObject}
                shape="scene"
                sizes="12rem"
                className="aspect-4/5 w-full bg-stone-100 object-cover"
              />
              <span className="mt-2 block text-sm font-semibold underline-offset-4 group-hover:underline">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
