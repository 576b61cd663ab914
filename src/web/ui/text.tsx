import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from './class-names.ts'

export type HeadingSize = 'display' | 'xl' | 'lg' | 'md' | 'sm'

/** The five sizes that content may ask for. */
export const HEADING_SIZES = {
  display: 'text-4xl font-bold tracking-[-0.025em]',
  xl: 'text-3xl font-bold tracking-[-0.02em]',
  lg: 'text-2xl font-bold',
  md: 'text-xl font-semibold',
  sm: 'text-lg font-semibold leading-tight',
} as const satisfies Record<HeadingSize, string>

type HeadingProps = {
  level: 1 | 2 | 3 | 4
  size?: HeadingSize
  className?: string | undefined
  id?: string
  children: ReactNode
}

/** Level is for the outline of the page, size for the eye. */
export function Heading({ level, size = 'lg', className, id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={cx(HEADING_SIZES[size], className)}>
      {children}
    </Tag>
  )
}

export const Eyebrow = ({ children, className }: { children: ReactNode; className?: string }) => (
  <p className={cx('text-sm font-semibold text-slate', className)}>{children}</p>
)

const TEXT_SIZES = { xs: 'text-xs', sm: 'text-sm', base: 'text-base', lg: 'text-lg' } as const

type TextProps = {
  children: ReactNode
  size?: keyof typeof TEXT_SIZES
  quiet?: boolean
  className?: string | undefined
  id?: string
}

export const Text = ({ children, size = 'base', quiet = false, className, id }: TextProps) => (
  <p id={id} className={cx(TEXT_SIZES[size], quiet && 'text-slate', className)}>
    {children}
  </p>
)

export const linkLook = (className?: string): string =>
  cx('underline decoration-1 underline-offset-4 transition-colors hover:decoration-2', className)

export const TextLink = ({
  className,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'className'> & { href: string; className?: string }) => (
  <a {...rest} className={linkLook(className)}>
    {children}
  </a>
)

/** Looks like a link, does something here. */
export const TextButton = ({
  className,
  type = 'button',
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'className'> & { className?: string }) => (
  <button {...rest} type={type} className={linkLook(className)} />
)
