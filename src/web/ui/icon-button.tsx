import type { ComponentPropsWithRef } from 'react'
import { cx } from './class-names.ts'

type Props = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'className'> & { label: string; className?: string }

export const iconButtonLook = (className?: string): string =>
  cx(
    'inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-stone-100',
    'disabled:cursor-not-allowed disabled:opacity-40',
    className,
  )

/** A button that shows only a drawing: its label is read aloud. */
export const IconButton = ({ label, className, type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} aria-label={label} className={iconButtonLook(className)} />
)
