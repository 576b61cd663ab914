import type { ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { cx } from './class-names.ts'
import { HEADING_SIZES } from './text.tsx'

type Part = { children: ReactNode; className?: string }

/** Names the dialog for everyone. Every dialog has exactly one, first. */
export const DialogTitle = ({ children, className }: Part) => (
  <Dialog.Title className={cx(HEADING_SIZES.md, 'px-6 pt-6 pr-16', className)}>{children}</Dialog.Title>
)

export const DialogText = ({ children, className }: Part) => (
  <Dialog.Description className={cx('px-6 pt-2 text-slate', className)}>{children}</Dialog.Description>
)

/** The part that scrolls. */
export const DialogBody = ({ children, className }: Part) => (
  <div className={cx('flex-1 overflow-y-auto overscroll-contain px-6 py-5', className)}>{children}</div>
)

/** Actions that stay in view. */
export const DialogActions = ({ children, className }: Part) => (
  <div className={cx('flex flex-col gap-3 border-t border-stone-300 px-6 py-4', className)}>{children}</div>
)
