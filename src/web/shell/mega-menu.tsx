import type { MegaMenu } from '#contract/content/content.entities.ts'
import { useShellMark } from '#web/document/shell-mark.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { linkAttributes } from '#web/ui/link-attributes.ts'
import { MegaPanel } from './mega-panel.tsx'
import { EntryTitle } from './entry-title.tsx'
import { ENTRY_TONES, hasPanel, type MenuItem } from './menu-item.ts'

/** The wide menu. Disclosures of the browser: they open by click and key without script; Escape is added by menu-keys.ts. */
export function MegaMenuBar({ items }: { items: MegaMenu['items'] }) {
  const t = useT()
  const mark = useShellMark()
  return (
    <nav aria-label={t('shell.mainMenu')} className="ml-6 hidden self-stretch lg:block xl:ml-10">
      <ul className="flex h-full">
        {items.map(item => (
          <li key={item.id} {...mark(item.id)} className="flex">
            {hasPanel(item) ? (
              <details name="mega-menu" data-menu className="mega flex">
                <summary className={entryLook(item)}>
                  <EntryTitle item={item} />
                </summary>
                <MegaPanel item={item} />
              </details>
            ) : (
              <a {...linkAttributes(item.target)} className={entryLook(item)}>
                <EntryTitle item={item} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const entryLook = ({ menuStyle }: MenuItem) =>
  cx(
    'mega-entry flex h-full items-center px-2.5 text-[0.9375rem] font-semibold whitespace-nowrap xl:px-3.5',
    ENTRY_TONES[menuStyle],
  )
