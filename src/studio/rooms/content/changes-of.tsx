import { useState } from 'react'
import { useCall } from '../../calls/queries.ts'
import { Answer } from '../../ui/state.tsx'
import { DifferenceList } from './difference-list.tsx'

type Props = { readonly slug: string; readonly summary: string }

/** What one object of many changes: in a line, and field by field for whoever opens it. */
export function ChangesOf({ slug, summary }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className="group" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className="group-body">{open && <Differences slug={slug} />}</div>
    </details>
  )
}

function Differences({ slug }: { readonly slug: string }) {
  const check = useCall('content.check', { params: { slug } })
  return <Answer of={check}>{({ differences }) => <DifferenceList slug={slug} differences={differences} />}</Answer>
}
