import type { ReactNode } from 'react'
import type { PageVisit } from '#contract/web.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import type { ShellData } from './load-shell.ts'

export function Shell({ children }: { shell: ShellData; visit: PageVisit; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only">
        {t('shell.skipToContent')}
      </a>
      <main id="content">{children}</main>
      <Island name="dialog-host" wake="interaction" props={{}} />
      <Island name="toast-host" wake="interaction" props={{}} />
    </>
  )
}
