import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const KINDS = {
  info: { Icon: InfoIcon, tone: 'text-sky-dark' },
  success: { Icon: CheckIcon, tone: 'text-moss-dark' },
  warning: { Icon: WarningIcon, tone: 'text-ink' },
  error: { Icon: WarningIcon, tone: 'text-berry' },
} as const

type Props = {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
  id?: string
}

/** Says what happened and what to do next. Errors are announced at once, the rest when there is a pause. */
export function Notice({ kind = 'info', title, children, action, className, id }: Props) {
  const { Icon, tone } = KINDS[kind]
  return (
    <div
      id={id}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={kind === 'error' ? -1 : undefined}
      className={cx('flex gap-3 bg-stone-100 p-4', kind === 'error' && 'border-l-2 border-berry', className)}
    >
      <Icon className={cx('mt-0.5 shrink-0', tone)} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-x-4 gap-y-2 sm:flex-row">
        <div className="flex-1">
          {title && <p className={cx('font-semibold', tone)}>{title}</p>}
          {children && <div className="text-sm leading-6">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
