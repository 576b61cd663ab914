import type { ReactNode } from 'react'

type Props = {
  readonly className?: string
  readonly send: () => Promise<unknown>
  readonly children: ReactNode
}

/** A form that shows by itself why what it sent was refused. */
export function SentForm({ className, send, children }: Props) {
  return (
    <form
      className={className}
      onSubmit={event => {
        event.preventDefault()
        send().catch(() => {})
      }}
    >
      {children}
    </form>
  )
}
