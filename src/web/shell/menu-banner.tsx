import type { MegaMenu } from '#contract/content/content.entities.ts'
import { useShellMark } from '#web/document/shell-mark.ts'
import { cx } from '#web/ui/class-names.ts'
import { cssColour } from '#web/ui/colour.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { Picture } from '#web/ui/picture.tsx'

type Banner = NonNullable<MegaMenu['items'][number]['menuBanner']>

/** The one picture of a menu, with its title on it, which the editor's colour is meant for. A film shows its first frame: a menu is no place to watch one. */
export function MenuBanner({ banner, className }: { banner: Banner; className?: string }) {
  const mark = useShellMark()
  const { id, title, titleColor, subtitle, target, media } = banner
  const shown = media.sm.kind === 'video' ? media.sm.poster : media.sm
  return (
    <a {...mark(id)} {...linkAttributes(target)} className={cx('group block', className)}>
      <span className="menu-banner">
        <Picture
          picture={shown}
          shape="scene"
          sizes="20rem"
          className="aspect-4/5 max-h-80 w-full bg-stone-100 object-cover"
        />
        <span
          className="absolute inset-x-4 bottom-4 font-display text-lg leading-tight font-bold text-paper"
          style={titleColor === undefined ? undefined : { color: cssColour(titleColor) }}
        >
          {title}
        </span>
      </span>
      {subtitle && <span className="mt-1 block text-sm text-slate">{subtitle}</span>}
      <span className="mt-2 inline-block text-sm font-semibold underline underline-offset-4">{target.text}</span>
    </a>
  )
}
