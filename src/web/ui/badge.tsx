import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

const TONES = {
  plain: 'bg-paper text-ink',
  quiet: 'bg-stone-100 text-ink',
  outline: 'bg-paper text-ink ring-1 ring-ink ring-inset',
  forest: 'bg-forest text-paper',
} as const

export type BadgeTone = keyof typeof TONES

export const Badge = ({
  children,
  tone = 'plain',
  className,
}: {
  children: ReactNode
  tone?: BadgeTone
  className?: string
}) => (
  <span className={cx('inline-block rounded-control px-2 py-0.5 text-xs font-semibold', TONES[tone], className)}>
    {children}
  </span>
)
