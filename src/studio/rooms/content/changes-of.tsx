import { useState, type ReactNode } from 'react'
import { useCall } from '../../calls/queries.ts'
import { Answer } from '../../ui/state.tsx'
import { ProblemList, type Problem } from './problem-list.tsx'
import { useContentNames } from './use-content-names.ts'
import { WarningList } from './warning-list.tsx'
import { WhatChanges } from './what-changes.tsx'

type Item = { readonly slug: string; readonly differences: number; readonly problems: readonly Problem[] }
type Props = {
  readonly release: { readonly id: string; readonly publishAt?: string | undefined; readonly items: readonly Item[] }
  readonly told: (count: number) => string
}

/** What each object of a release changes: in a line, and all of it for whoever opens it. What is wrong is said at once. */
export function ChangesOf({ release: { id, publishAt, items }, told }: Props) {
  const nameOf = useContentNames()
  return items.map(({ slug, differences, problems }) => (
    <section key={slug}>
      <Opened summary={`${nameOf(slug)}: ${told(differences)}`} first={items.length === 1}>
        <OfObject slug={slug} releaseId={id} at={publishAt} />
      </Opened>
      <ProblemList slug={slug} problems={problems} />
      <WarningList slug={slug} />
    </section>
  ))
}

type OpenedProps = { readonly summary: string; readonly first: boolean; readonly children: ReactNode }

function Opened({ summary, first, children }: OpenedProps) {
  const [open, setOpen] = useState(first)
  return (
    <details className="group" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className="group-body">{open && children}</div>
    </details>
  )
}

type ObjectProps = { readonly slug: string; readonly releaseId: string; readonly at: string | undefined }

function OfObject({ slug, releaseId, at }: ObjectProps) {
  const check = useCall('content.check', { params: { slug } })
  return (
    <Answer of={check}>
      {checked => (
        // What is wrong stands beside it, whether it is open or not.
        <WhatChanges slug={slug} checked={{ ...checked, problems: [] }} at={at} releaseId={releaseId} />
      )}
    </Answer>
  )
}
