import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import type { Around } from '../page.ts'
import { BareShell } from './bare-shell.tsx'
import { CheckoutShell } from './checkout-shell.tsx'
import type { ShellData } from './load-shell.ts'
import { Shell } from './shell.tsx'

type Props = { around: Around; shell: ShellData | undefined; visit: PageVisit; children: ReactNode }

export function AroundPage({ around, shell, visit, children }: Props) {
  if (shell)
    return (
      <Shell shell={shell} visit={visit} asks={around === 'shop'}>
        {children}
      </Shell>
    )
  return around === 'checkout' ? (
    <CheckoutShell visit={visit}>{children}</CheckoutShell>
  ) : (
    <BareShell visit={visit}>{children}</BareShell>
  )
}
