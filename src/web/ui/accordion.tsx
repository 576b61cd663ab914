import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { ChevronDownIcon, PlusIcon } from './icons.tsx'

type AccordionIcons = 'chevron' | 'plus'

type ItemProps = {
  title: ReactNode
  children: ReactNode
  open?: boolean
  icons?: AccordionIcons
  /** Items of the same group: opening one closes the others. */
  group?: string | undefined
  className?: string
}

/** The browser's own disclosure: needs no script, is found by search in page. */
export const AccordionItem = ({ title, children, open = false, icons = 'chevron', group, className }: ItemProps) => (
  <details open={open} name={group} className={cx('accordion border-b border-stone-300', className)}>
    <summary className="flex min-h-14 items-center justify-between gap-4 py-4 font-semibold">
      {title}
      {icons === 'chevron' ? (
        <ChevronDownIcon className="accordion-turn shrink-0" />
      ) : (
        <PlusIcon className="accordion-plus shrink-0" />
      )}
    </summary>
    <div className="pb-6">{children}</div>
  </details>
)

export const Accordion = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={cx('border-t border-stone-300', className)}>{children}</div>
)
