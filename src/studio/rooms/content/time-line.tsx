import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

/** More than these nobody steps through; the field beside it takes any moment. */
const MOST_POINTS = 40

type Props = {
  readonly at: string | undefined
  readonly zone: string
  readonly onChange: (at: string | undefined) => void
}

/** Every moment at which the shop looks different, to step to. */
export function TimeLine({ at, zone, onChange }: Props) {
  const { w } = useWords(WORDS)
  const { moment } = useI18n()
  const rows = useCall('releases.comings').data?.rows ?? []
  const points = [...Map.groupBy(rows, row => row.at)].slice(0, MOST_POINTS)
  if (points.length === 0) return null
  return (
    <nav className="time-line" aria-label={w('timeLine')}>
      <ol>
        <li>
          <button type="button" aria-pressed={at === undefined} onClick={() => onChange(undefined)}>
            {w('asOfNow')}
          </button>
        </li>
        {points.map(([point, turns]) => (
          <li key={point}>
            <button type="button" aria-pressed={at === point} onClick={() => onChange(point)}>
              <time dateTime={point}>{moment(point, zone)}</time>
              <span>
                {turns
                  .map(({ what, kind, name }) => w(`coming_${what}`, { name: w(`coming_${kind}`, { name }) }))
                  .join(', ')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
