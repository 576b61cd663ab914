import { useParams } from '@tanstack/react-router'
import { useCall } from '../../../calls/queries.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { ObjectHistory } from '../../../lists/object-history.tsx'
import { useSiteMoment } from '../../../moments/use-zone.ts'
import { Room } from '../../../ui/room.tsx'
import { Answer } from '../../../ui/state.tsx'
import { ReleaseActions } from './release-actions.tsx'
import { ReleaseBadge } from './release-badge.tsx'
import { ReleaseItems } from './release-items.tsx'
import { ReleasePreview } from './release-preview.tsx'
import { RELEASE_WORDS } from './words.ts'
import type { Release } from './release.ts'

/** What it holds, how the shop looks then, and the way to it. */
export function ReleaseRoom() {
  const { id } = useParams({ from: '/house/releases/$id' })
  const { w } = useWords(RELEASE_WORDS)
  const found = useCall('releases.read', { params: { releaseId: id } })
  const release = found.data
  return (
    <Room
      title={release?.name ?? w('release')}
      kicker={w('release')}
      actions={release && <ReleaseActions release={release} />}
    >
      <Answer of={found}>
        {read => (
          <>
            <Facts release={read} />
            <ReleaseItems release={read} />
            <ReleasePreview release={read} />
            <ObjectHistory type="release" id={id} />
          </>
        )}
      </Answer>
    </Room>
  )
}

function Facts({ release: { state, publishAt, expireAt, review } }: { readonly release: Release }) {
  const { w } = useWords(RELEASE_WORDS)
  const moment = useSiteMoment()
  return (
    <div className="release-facts">
      <ReleaseBadge state={state} />
      <span>
        {w('begins')}: {publishAt === undefined ? w('whenPublished') : moment(publishAt)}
      </span>
      <span>
        {w('ends')}: {expireAt === undefined ? w('never') : moment(expireAt)}
      </span>
      {review && (
        <span className="review-note" data-state={review.state}>
          {w(`review_${review.state}`, { who: review.decidedBy ?? review.askedBy })}
          {review.answer !== undefined && <q>{review.answer}</q>}
          {review.changedSince && ` ${w('changedSince')}`}
        </span>
      )}
    </div>
  )
}
