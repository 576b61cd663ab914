import type { ReactNode } from 'react'
import { Contour } from './contour.tsx'
import { HEADING_SIZES } from './text.tsx'

type Props = { title: string; children?: ReactNode; action?: ReactNode; seed?: number; level?: 1 | 2 | 3 }

/** Nothing here yet: a sentence, a drawing and a way on. */
export function EmptyState({ title, children, action, seed = 2, level = 2 }: Props) {
  const Tag = `h${level}` as const
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <Contour seed={seed} className="size-40 text-stone-500" />
      <Tag className={HEADING_SIZES.md}>{title}</Tag>
      {children && <p className="max-w-narrow text-slate">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
