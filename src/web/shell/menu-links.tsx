import { useShellMark } from '#web/document/shell-mark.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { MenuGroup, MenuItem } from './menu-item.ts'

/** The links of a group, as both menus list them. */
export function MenuLinks({ links }: { links: MenuGroup['children'] }) {
  const mark = useShellMark()
  return links.map(({ id, title, target, badge }) => (
    <li key={id} {...mark(id)}>
      <a {...linkAttributes(target)}>
        {title}
        {badge && <span className="ml-2 text-xs font-semibold text-slate">{badge}</span>}
      </a>
    </li>
  ))
}

/** Pictures that lead somewhere. `sizes` is how wide one is shown. */
export function MenuPictures({ selectors, sizes }: { selectors: MenuItem['visualSelectors']; sizes: string }) {
  const mark = useShellMark()
  return selectors.map(({ id, title, target, mediaObject }) => (
    <li key={id} {...mark(id)}>
      <a {...linkAttributes(target)} className="group block">
        <Picture
          picture={mediaObject}
          shape="scene"
          sizes={sizes}
          className="aspect-4/5 w-full bg-stone-100 object-cover"
        />
        <span className="mt-2 block text-sm font-semibold underline-offset-4 group-hover:underline">{title}</span>
      </a>
    </li>
  ))
}
