import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import { DifferenceList } from './difference-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { WhereShown } from './where-shown.tsx'
import { WORDS } from './words.ts'

type Props = {
  readonly slug: string
  readonly checked: OutputOf<StaffEndpointOf<'content.check'>>
  readonly locale?: Locale
  /** When it goes live; now where nothing is said. */
  readonly at?: string | undefined
  /** What it goes live with; nothing else where nothing is said. */
  readonly releaseId?: string | undefined
}

/** What goes live with an object: what is wrong with it, how it looks, in words, and where visitors see it. */
export function WhatChanges({ slug, checked, locale = DEFAULT_LOCALE, at, releaseId }: Props) {
  const { w } = useWords(WORDS)
  const { problems, differences } = checked
  return (
    <>
      <ProblemList slug={slug} problems={problems} />
      {differences.length > 0 && (
        <BeforeAndAfter slug={slug} first={locale} at={at} releaseId={releaseId} changed={differences} />
      )}
      <h3>{w('whatChanges')}</h3>
      <DifferenceList slug={slug} differences={differences} />
      <h3>{w('whereShown')}</h3>
      <WhereShown slug={slug} scopes={[...new Set(differences.map(({ scope }) => scope))]} />
    </>
  )
}
