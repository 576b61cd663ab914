import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../calls/call.ts'
import { useMe } from '../../../calls/queries.ts'
import { useScopeNames } from '../../../i18n/scope-names.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Pages } from '../../../lists/pages.tsx'
import { useChangeSearch } from '../../../lists/search.ts'
import { usePages } from '../../../lists/use-pages.ts'
import { useSiteMoment } from '../../../moments/use-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Room } from '../../../ui/room.tsx'
import { Empty } from '../../../ui/state.tsx'
import { useContentNames } from '../use-content-names.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { WORDS } from './words.ts'
import type { Review } from './review.ts'

/** What waits for a second pair of eyes, and what was said of the rest. */
export function ReviewsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/reviews' })
  const change = useChangeSearch()
  const only = search.only === 'returned' ? { only: 'returned' as const } : {}
  const found = usePages('reviews.list', after => call('reviews.list', { query: { ...only, ...after } }), only)
  const nameOf = useContentNames()
  const calledOf = ({ slug, name }: Review) => (slug === undefined ? name : nameOf(slug))
  const [open, setOpen] = useState<Review>()
  const mayDecide = useMe().data?.permissions.includes('content.publish') ?? false
  return (
    <Room title={w('reviews')}>
      <div className="flow-filters">
        <SelectField
          label={w('show')}
          value={search.only ?? ''}
          onChange={event => change({ only: event.target.value })}
        >
          <option value="">{w('showAll')}</option>
          <option value="returned">{w('showReturned')}</option>
        </SelectField>
      </div>
      <Pages of={found} empty={<Empty title={w('none')} text={w('noneText')} />}>
        {rows => (
          <ul className="reviews">
            {rows.map(row => (
              <li key={row.id} className="review-card" data-state={row.state}>
                <Told review={row} name={calledOf(row)} />
                {mayDecide && row.state === 'asked' && !row.own && (
                  <Button aria-label={`${w('look')} ${calledOf(row)}`} onClick={() => setOpen(row)}>
                    {w('look')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Pages>
      {open && <DecideDialog review={open} onClose={() => setOpen(undefined)} />}
    </Room>
  )
}

function Told({ review, name }: { readonly review: Review; readonly name: string }) {
  const { w } = useWords(WORDS)
  const moment = useSiteMoment()
  const scopeNamed = useScopeNames()
  const { slug, releaseId, state, scopes, note, askedBy, askedAt, decidedBy = '', answer, changedSince } = review
  return (
    <div>
      <h2>
        {slug === undefined ? (
          <Link to="/releases/$id" params={{ id: releaseId ?? '' }}>
            {name}
          </Link>
        ) : (
          <Link to="/content/edit/$" params={{ _splat: slug }}>
            {name}
          </Link>
        )}{' '}
        <span className={`badge badge-${state === 'approved' ? 'active' : 'invited'}`}>{w(state)}</span>
      </h2>
      <p className="second">
        {w('askedBy', { who: askedBy, when: moment(askedAt) })} · {scopes.map(scopeNamed).join(', ')}
      </p>
      {note !== '' && <q>{note}</q>}
      {decidedBy !== '' && <p>{w('decidedBy', { who: decidedBy })}</p>}
      {answer !== undefined && <q>{answer}</q>}
      {changedSince && <p>{w('changedSince')}</p>}
    </div>
  )
}
