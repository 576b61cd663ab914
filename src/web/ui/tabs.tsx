import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

const TAB =
  '-mb-px border-b-2 border-transparent px-1 py-3 font-semibold text-slate transition-colors hover:text-ink data-active:border-ink data-active:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink'

type LinksProps = {
  links: readonly { href: string; title: ReactNode; current: boolean }[]
  label: string
  className?: string
}

export const TabLinks = ({ links, label, className }: LinksProps) => (
  <nav aria-label={label} className={cx('flex gap-6 overflow-x-auto border-b border-stone-300', className)}>
    {links.map(({ href, title, current }) => (
      <a key={href} href={href} aria-current={current ? 'page' : undefined} className={TAB}>
        {title}
      </a>
    ))}
  </nav>
)
