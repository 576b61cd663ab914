import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type Block = { children: ReactNode; className?: string | undefined }

const WIDTHS = { page: 'max-w-page', checkout: 'max-w-[67rem]', text: 'max-w-text', form: 'max-w-form' } as const

/** The width of a page, of a text or of a form, with the gutters of the grid. */
export const Container = ({ children, className, width = 'page' }: Block & { width?: keyof typeof WIDTHS }) => (
  <div className={cx('mx-auto w-full px-(--gutter)', WIDTHS[width], className)}>{children}</div>
)

const GAPS = {
  0: 'gap-0',
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  6: 'gap-6',
  8: 'gap-8',
  12: 'gap-12',
  16: 'gap-16',
} as const
export type Gap = keyof typeof GAPS

/** Things under each other. `gap` counts in steps of 4 px. */
export const Stack = ({ children, className, gap = 4 }: Block & { gap?: Gap }) => (
  <div className={cx('flex flex-col', GAPS[gap], className)}>{children}</div>
)

/** Things beside each other, wrapping where they must. */
export const Row = ({ children, className, gap = 4 }: Block & { gap?: Gap }) => (
  <div className={cx('flex flex-wrap items-center', GAPS[gap], className)}>{children}</div>
)

const COLUMNS = {
  2: 'grid-cols-1 md:grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4',
  12: 'grid-cols-4 lg:grid-cols-12',
} as const

/** 12 columns, 4 on phones; or equal cards: 4 across is 3 on tablets and 2 on phones. */
export const Grid = ({
  children,
  className,
  columns = 12,
  as: Tag = 'div',
}: Block & { columns?: keyof typeof COLUMNS; as?: 'div' | 'ul' | 'ol' }) => (
  <Tag className={cx('grid gap-x-(--gutter) gap-y-8 lg:gap-y-12', COLUMNS[columns], className)}>{children}</Tag>
)

export const Divider = ({ className }: { className?: string }) => (
  <hr className={cx('border-t border-stone-300', className)} />
)
