import { Picture } from '#web/ui/picture.tsx'
import type { MenuItem } from './menu-item.ts'

/** The icon and the words of an entry; an entry may show its icon alone. */
export const EntryTitle = ({ item: { menuIcon, title, titleVisibility } }: { item: MenuItem }) => (
  <span className="inline-flex items-center gap-2">
    {menuIcon && <Picture shape="scene" picture={menuIcon} sizes="1.25rem" className="size-5 object-contain" />}
    <span className={menuIcon && titleVisibility === 'icon-only' ? 'sr-only' : undefined}>{title}</span>
  </span>
)
