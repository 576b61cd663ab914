import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

type Props = { title: string; open?: boolean; className?: string; children: ReactNode }

/** Something most shoppers do not need at once. Opens without script. */
export const Fold = ({ title, open = false, className, children }: Props) => (
  <details open={open} className={cx('group', className)}>
    <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
      {title}
      <ChevronDownIcon size={18} className="shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    <div className="pb-4">{children}</div>
  </details>
)
