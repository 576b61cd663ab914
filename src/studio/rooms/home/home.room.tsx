import { Link } from '@tanstack/react-router'
import { useStore } from '@nanostores/react'
import { MOST_COUNTED } from '#contract/staff/most-counted.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { $preferences } from '../../preferences/preferences.ts'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'

export function HomeRoom() {
  const { t, number } = useI18n()
  const { site } = useStore($preferences)
  const home = useCall('home.read', { query: site === undefined ? {} : { site } })
  return (
    <Room title={t('waits')}>
      <Answer of={home}>
        {({ waiting }) =>
          waiting.every(({ count }) => count === 0) ? (
            <Empty title={t('waitsNone')} />
          ) : (
            <ul className="waiting">
              {waiting
                .filter(({ count }) => count > 0)
                .map(({ kind, count }) => (
                  <li key={kind} className="waiting-card">
                    {kind === 'deadJobs' && (
                      <Link
                        to="/jobs"
                        search={{ state: 'dead' }}
                        className="cover"
                        aria-label={t('waiting_deadJobs')}
                      />
                    )}
                    <strong>
                      {number(count)}
                      {count === MOST_COUNTED && '+'}
                    </strong>
                    <span>{t(`waiting_${kind}`)}</span>
                  </li>
                ))}
            </ul>
          )
        }
      </Answer>
    </Room>
  )
}
