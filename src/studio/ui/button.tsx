import type { ComponentProps } from 'react'

type Look = 'primary' | 'plain' | 'quiet' | 'danger'

export function Button({
  look = 'plain',
  className = '',
  ...props
}: ComponentProps<'button'> & { readonly look?: Look }) {
  return <button type="button" {...props} className={`button button-${look} ${className}`} />
}
