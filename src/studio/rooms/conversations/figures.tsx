import { useStore } from '@nanostores/react'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { WORDS } from './words.ts'

const DAYS = 30

/** How long people wait for a first answer. */
export function Figures() {
  const { number } = useI18n()
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  const { site } = useStore($preferences)
  const { data, error } = useCall('conversations.figures', {
    query: { days: DAYS, ...(site !== undefined && { site }) },
  })
  const span = (minutes: number) =>
    minutes < 120 ? w('minutes', { count: number(minutes) }) : w('hours', { count: number(Math.round(minutes / 60)) })
  const shown = data && [
    [w('received', { days: DAYS }), number(data.received)],
    [w('median'), data.medianMinutes === undefined ? '–' : span(data.medianMinutes)],
    [w('slow'), data.slowMinutes === undefined ? '–' : span(data.slowMinutes)],
    [w('withinDay'), data.answered === 0 ? '–' : `${number(Math.round((100 * data.withinDay) / data.received))} %`],
    [w('oldest'), data.oldestOpen === undefined ? '–' : moment(data.oldestOpen)],
  ]
  // The list below says that something failed: nothing is kept free for what does not come.
  if (error && !data) return null
  return (
    <dl className="figures">
      {shown?.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
