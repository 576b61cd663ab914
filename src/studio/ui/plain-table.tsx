import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** Cells are words to be compared, all of which are seen at once, rather than figures. */
  readonly ofWords?: boolean
}

/** Where a page is narrow, a row of more figures than these stands as a block of its own. */
const MOST_BESIDE = 5

export function PlainTable({ title, head, rows, ofWords = false }: Props) {
  return (
    // A wide table scrolls in its frame: keys must reach it too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame report-frame" tabIndex={0} aria-label={title}>
      <table data-wide={head.length > MOST_BESIDE || undefined}>
        <thead>
          <tr>
            {head.map((label, at) => (
              <th key={label} scope="col" className={at === 0 ? undefined : 'figure'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            <tr key={row}>
              <th scope="row" className="nowrap">
                {first}
              </th>
              {rest.map((cell, at) => (
                <td key={at} className={ofWords ? 'figure wraps' : 'figure nowrap'} data-label={head[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
