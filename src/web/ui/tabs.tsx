import type { ReactNode } from 'react'
import { Tabs as Base } from '@base-ui/react/tabs'
import { cx } from './class-names.ts'

export type Tab = { value: string; title: ReactNode; content: ReactNode }

const TAB =
  '-mb-px border-b-2 border-transparent px-1 py-3 font-semibold text-slate transition-colors hover:text-ink data-active:border-ink data-active:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink'

type Props = { tabs: readonly Tab[]; label: string; defaultValue?: string; className?: string }

/** For islands. On plain pages use `TabLinks`: each tab is an address. */
export const Tabs = ({ tabs, label, defaultValue, className }: Props) => (
  <Base.Root defaultValue={defaultValue ?? tabs[0]?.value ?? null} className={className}>
    <Base.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-stone-300">
      {tabs.map(tab => (
        <Base.Tab key={tab.value} value={tab.value} className={TAB}>
          {tab.title}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map(tab => (
      <Base.Panel key={tab.value} value={tab.value} className="pt-6">
        {tab.content}
      </Base.Panel>
    ))}
  </Base.Root>
)

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
