import { MOST_COUNTED } from '#contract/staff/most-counted.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'

export function HomeRoom() {
  const { t, number } = useI18n()
  const home = useCall('home.read')
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
