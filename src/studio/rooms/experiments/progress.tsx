import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Shown } from './experiment.ts'
import { WORDS } from './words.ts'

const WEEK_MS = 7 * 86_400_000

/** How far a test has come, beside what was planned for it. */
export function Progress({ shown }: { readonly shown: Shown }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const { planned, weeks, startedAt, stoppedAt, results } = shown
  if (planned === undefined || startedAt === undefined) return null
  const until = stoppedAt ?? results.addedUpAt ?? startedAt
  const week = Math.floor((Date.parse(until) - Date.parse(startedAt)) / WEEK_MS) + 1
  const seen = w('visitorsOf', { seen: number(results.visitors), planned: number(planned) })
  return (
    <div className="test-progress">
      <progress aria-label={w('progress')} max={planned} value={Math.min(planned, results.visitors)} />
      <p>
        {seen} ·{' '}
        {weeks === undefined
          ? w('weekNumber', { week: number(week) })
          : w('weekOf', { week: number(week), weeks: number(weeks) })}
      </p>
    </div>
  )
}
