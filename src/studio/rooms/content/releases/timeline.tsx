import { Link } from '@tanstack/react-router'
import { useCall } from '../../../calls/queries.ts'
import { useScopeNames } from '../../../i18n/scope-names.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { useSiteMoment } from '../../../moments/use-zone.ts'
import { Answer, Empty } from '../../../ui/state.tsx'
import { useContentNames } from '../use-content-names.ts'
import { RELEASE_WORDS } from './words.ts'

/** Moment by moment, what begins and what ends. */
export function Timeline() {
  const { w } = useWords(RELEASE_WORDS)
  const moment = useSiteMoment()
  const nameOf = useContentNames()
  const scopeNamed = useScopeNames()
  const found = useCall('releases.timeline')
  return (
    <Answer of={found}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty title={w('noTurns')} text={w('noTurnsText')} />
        ) : (
          <ol className="timeline">
            {[...Map.groupBy(rows, ({ at }) => at)].map(([at, turns]) => (
              <li key={at}>
                <time dateTime={at}>{moment(at)}</time>
                <ul>
                  {turns.map(({ what, slug, scope, releaseId, release }) => (
                    <li key={`${what} ${slug} ${scope}`} data-what={what}>
                      <span className="timeline-what">{w(what)}</span>{' '}
                      <Link to="/content/edit/$" params={{ _splat: slug }}>
                        {nameOf(slug)}
                      </Link>{' '}
                      <span className="second">{scopeNamed(scope)}</span>
                      {releaseId !== undefined && (
                        <Link to="/releases/$id" params={{ id: releaseId }}>
                          {release}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )
      }
    </Answer>
  )
}
