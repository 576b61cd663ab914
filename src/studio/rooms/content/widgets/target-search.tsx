import { useId, useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../../calls/queries.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useWords } from '../../../i18n/room-words.ts'
import { WORDS } from '../words.ts'

type Target = OutputOf<StaffEndpointOf<'content.targets'>>['rows'][number]
type Props = {
  readonly label: string
  readonly kind?: Target['kind'] | undefined
  readonly onChoose: (target: Target) => void
}

/** Finds pages, categories and products by their names. */
export function TargetSearch({ label, kind, onChoose }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const id = useId()
  const [sought, setSought] = useState('')
  const found = useCall('content.targets', { query: { q: sought, language, ...(kind && { kind }) } })
  const rows = sought.trim() === '' ? [] : (found.data?.rows ?? [])
  return (
    <div className="target-search">
      <input
        id={id}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={80}
        value={sought}
        onChange={event => setSought(event.target.value)}
      />
      {rows.length > 0 && (
        <ul aria-label={w('found')}>
          {rows.map(row => (
            <li key={`${row.kind} ${row.id}`}>
              <button
                type="button"
                onClick={() => {
                  onChoose(row)
                  setSought('')
                }}
              >
                {row.title} <span className="second">{w(`kind_${row.kind}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
