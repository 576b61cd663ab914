import { Link } from '@tanstack/react-router'
import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { $preferences } from '../../preferences/preferences.ts'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'

export function HomeRoom() {
  const { t, counted } = useI18n()
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
                    <WaitingLink kind={kind} />
                    <strong>{counted(count)}</strong>
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

type Waiting = OutputOf<StaffEndpointOf<'home.read'>>['waiting'][number]['kind']

/** Leads to where it can be seen to. */
function WaitingLink({ kind }: { readonly kind: Waiting }): ReactElement {
  const { t } = useI18n()
  const link = { className: 'cover', 'aria-label': t(`waiting_${kind}`) }
  switch (kind) {
    case 'deadJobs':
      return <Link to="/jobs" search={{ state: 'dead' }} {...link} />
    case 'webhooks':
      return <Link to="/integrations" {...link} />
    case 'orders':
      return <Link to="/orders" search={{ only: 'pack' }} {...link} />
    case 'returns':
      return <Link to="/returns" {...link} />
    case 'reviews':
      return <Link to="/moderation" search={{ kind: 'review' }} {...link} />
    case 'questions':
      return <Link to="/moderation" search={{ kind: 'question' }} {...link} />
    case 'pictures':
      return <Link to="/moderation" search={{ kind: 'picture' }} {...link} />
    case 'assetRights':
      return <Link to="/library" search={{ only: 'ending' }} {...link} />
    case 'keysEnding':
      return <Link to="/keys" search={{ only: 'ending' }} {...link} />
    case 'keysWithheld':
      return <Link to="/keys" search={{ only: 'withheld' }} {...link} />
    case 'conversations':
      return <Link to="/conversations" {...link} />
    case 'credits':
      return <Link to="/gift-cards" {...link} />
    case 'promotions':
      return <Link to="/promotions" search={{ state: 'waiting' }} {...link} />
    case 'contentReviews':
      return <Link to="/reviews" {...link} />
    case 'returnedContent':
      return <Link to="/reviews" search={{ only: 'returned' }} {...link} />
    case 'notes':
      return <Link to="/orders" search={{ only: 'mine' }} {...link} />
    case 'ownConversations':
      return <Link to="/conversations" search={{ mine: 'true' }} {...link} />
    case 'lowStock':
      return <Link to="/stock" search={{ only: 'low' }} {...link} />
    case 'held':
      return <Link to="/orders" search={{ only: 'held' }} {...link} />
    case 'refunds':
      return <Link to="/orders" search={{ only: 'asked' }} {...link} />
    case 'drafts':
      return <Link to="/content" search={{ state: 'isWorking' }} {...link} />
  }
}
