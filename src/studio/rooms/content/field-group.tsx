import type { ReactNode } from 'react'

type Props = { readonly label: string; readonly open: boolean; readonly children: ReactNode }

/** Fields that belong together, behind a line. */
export const FieldGroup = ({ label, open, children }: Props) => (
  <details className="group" open={open}>
    <summary>{label}</summary>
    <div className="group-body">{children}</div>
  </details>
)
