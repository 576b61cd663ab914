import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { buttonLook, type ButtonShape } from './button-look.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> &
  ButtonShape & { loading?: boolean; className?: string }

/** While it loads it keeps its size, its focus and its words for screen readers, and does nothing. */
export function Button({
  look,
  size,
  wide,
  loading = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ look, size, wide }, className)}
      onClick={click}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      <span className={loading ? 'contents text-transparent [&>*]:opacity-0' : 'contents'}>{children}</span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className'> &
  ButtonShape & { href: string; className?: string }

export const ButtonLink = ({ look, size, wide, className, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={buttonLook({ look, size, wide }, className)}>
    {children}
  </a>
)
