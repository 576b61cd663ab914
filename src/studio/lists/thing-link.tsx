import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FOUND_KINDS } from '#contract/staff/desk/found-kinds.ts'

type Kind = (typeof FOUND_KINDS)[number]

/** Leads to a thing, wherever it is shown. */
export function ThingLink({
  kind,
  id,
  children,
}: {
  readonly kind: Kind
  readonly id: string
  readonly children: ReactNode
}) {
  if (kind === 'order')
    return (
      <Link to="/orders/$number" params={{ number: id }}>
        {children}
      </Link>
    )
  if (kind === 'customer')
    return (
      <Link to="/customers/$id" params={{ id }}>
        {children}
      </Link>
    )
  if (kind === 'conversation')
    return (
      <Link to="/conversations/$id" params={{ id }}>
        {children}
      </Link>
    )
  if (kind === 'style')
    return (
      <Link to="/catalogue/$styleId" params={{ styleId: id }}>
        {children}
      </Link>
    )
  return (
    <Link to="/things/$kind/$" params={{ kind, _splat: id }}>
      {children}
    </Link>
  )
}

export function useGoToThing(): (kind: Kind, id: string) => void {
  const navigate = useNavigate()
  return (kind, id) =>
    void (kind === 'order'
      ? navigate({ to: '/orders/$number', params: { number: id } })
      : kind === 'customer'
        ? navigate({ to: '/customers/$id', params: { id } })
        : kind === 'conversation'
          ? navigate({ to: '/conversations/$id', params: { id } })
          : kind === 'style'
            ? navigate({ to: '/catalogue/$styleId', params: { styleId: id } })
            : navigate({ to: '/things/$kind/$', params: { kind, _splat: id } }))
}
