import type { ReactNode } from 'react'
import { useWords } from '../../i18n/room-words.ts'
import { PlainTable } from '../../ui/plain-table.tsx'
import { TableHead, type TableFile } from './save-table.tsx'
import { WORDS } from './words.ts'

type Props = {
  readonly title: string
  readonly file: TableFile
  readonly text?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

export function ReportTable({ title, file, text, head, rows }: Props) {
  const { w } = useWords(WORDS)
  return (
    <section className="part">
      <TableHead title={title} {...file} />
      {text !== undefined && <p className="hint">{text}</p>}
      {rows.length === 0 ? (
        <p className="hint">{w('nothing')}</p>
      ) : (
        <PlainTable title={title} head={head} rows={rows} />
      )}
    </section>
  )
}
