import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { timeScale } from '#domain/time/time-scale.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useContentNames } from './use-content-names.ts'
import { WORDS } from './words.ts'

/** More than these nobody steps through; the field beside it takes any moment. */
const MOST_POINTS = 40
/** As much as a finger needs. */
const GAP = 26

type Props = {
  readonly at: string | undefined
  readonly zone: string
  readonly onChange: (at: string | undefined) => void
}
type Turn = OutputOf<StaffEndpointOf<'releases.comings'>>['rows'][number]
type Point = readonly [at: string, turns: readonly Turn[]]

/** Every moment at which the shop looks different, as far away as it is, to step to. */
export function TimeLine(props: Props) {
  const rows = useCall('releases.comings').data?.rows
  const points = useMemo(() => [...Map.groupBy(rows ?? [], row => row.at)].slice(0, MOST_POINTS), [rows])
  return points.length === 0 ? null : <Line points={points} {...props} />
}

function Line({ points, at, zone, onChange }: Props & { readonly points: readonly Point[] }) {
  const { w } = useWords(WORDS)
  const { moment } = useI18n()
  const nameOf = useContentNames()
  const [room, setRoom] = useState(0)
  const [now] = useState(Date.now)
  const [looked, setLooked] = useState<string>()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    if (line.current) watch.observe(line.current)
    return () => watch.disconnect()
  }, [])
  const scale = useMemo(
    () =>
      timeScale(
        points.map(([each]) => Date.parse(each)),
        now,
        room,
        GAP,
      ),
    [points, now, room],
  )
  const told = (turns: readonly Turn[]) =>
    turns
      .map(({ what, kind, name }) =>
        w(`coming_${what}`, { name: w(`coming_${kind}`, { name: kind === 'content' ? nameOf(name) : name }) }),
      )
      .join(', ')
  const [shown] = points.filter(([each]) => each === (looked ?? at))
  return (
    <nav className="time-line" aria-label={w('timeLine')}>
      <button type="button" className="time-now" aria-pressed={at === undefined} onClick={() => onChange(undefined)}>
        {w('asOfNow')}
      </button>
      <div className="time-scroll" ref={line}>
        <ol style={{ width: scale.width }}>
          {points.map(([point, turns], index) => (
            <li key={point} style={placeAt(scale.at[index] ?? 0)}>
              <button
                type="button"
                aria-label={`${moment(point, zone)} ${told(turns)}`}
                aria-pressed={at === point}
                onClick={() => onChange(point)}
                onPointerEnter={() => setLooked(point)}
                onPointerLeave={() => setLooked(undefined)}
                onFocus={() => setLooked(point)}
                onBlur={() => setLooked(undefined)}
              />
            </li>
          ))}
        </ol>
      </div>
      <p className="time-told">
        {shown ? (
          <>
            <time dateTime={shown[0]}>{moment(shown[0], zone)}</time> {told(shown[1])}
          </>
        ) : (
          <Ends points={points} zone={zone} />
        )}
      </p>
    </nav>
  )
}

/** Between which moments the line lies. */
function Ends({ points, zone }: { readonly points: readonly Point[]; readonly zone: string }) {
  const { w } = useWords(WORDS)
  const { moment } = useI18n()
  const last = points.at(-1)?.[0]
  return <>{last !== undefined && w('timeLineUntil', { count: points.length, when: moment(last, zone) })}</>
}

const placeAt = (left: number): CSSProperties => ({ left })
