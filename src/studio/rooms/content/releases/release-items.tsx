import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../../calls/queries.ts'
import { useScopeNames } from '../../../i18n/scope-names.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Empty } from '../../../ui/state.tsx'
import { ProblemList } from '../problem-list.tsx'
import { useAllContent } from '../use-all-content.ts'
import { useContentNames } from '../use-content-names.ts'
import type { Release } from './release.ts'
import { RELEASE_WORDS } from './words.ts'

const TOUCHED = ['releases.read', 'releases.list'] as const

/** Each object with what would change; while it is open, more of what is begun can come in. */
export function ReleaseItems({ release: { id, state, items } }: { readonly release: Release }) {
  const { w } = useWords(RELEASE_WORDS)
  const nameOf = useContentNames()
  const scopeNamed = useScopeNames()
  const leaveOut = useSend('releases.leaveOut', TOUCHED)
  const isOpen = state === 'open'
  return (
    <section aria-label={w('items')}>
      <h2>{w('items')}</h2>
      {items.length === 0 && <Empty title={w('noItems')} text={w('noItemsText')} />}
      <ul className="release-items">
        {items.map(({ slug, scopes, differences, problems }) => (
          <li key={slug}>
            <div className="release-item">
              <Link to="/content/edit/$" params={{ _splat: slug }}>
                {nameOf(slug)}
              </Link>
              <span className="second">
                {scopes.length === 0 ? w('nothingBegun') : scopes.map(scopeNamed).join(', ')}
                {isOpen && ` · ${w('differences', { count: differences })}`}
              </span>
              {isOpen && (
                <Button
                  look="quiet"
                  aria-label={`${w('leaveOut')} ${nameOf(slug)}`}
                  disabled={leaveOut.isPending}
                  onClick={() => leaveOut.mutate([{ params: { releaseId: id, slug } }])}
                >
                  {w('leaveOut')}
                </Button>
              )}
            </div>
            <ProblemList slug={slug} problems={problems} />
          </li>
        ))}
      </ul>
      {isOpen && <Include id={id} known={items.map(({ slug }) => slug)} />}
    </section>
  )
}

function Include({ id, known }: { readonly id: string; readonly known: readonly string[] }) {
  const { w } = useWords(RELEASE_WORDS)
  const [slug, setSlug] = useState('')
  const nameOf = useContentNames()
  const include = useSend('releases.include', TOUCHED)
  const begun = useAllContent({ state: 'working' }).filter(({ slug: each }) => !known.includes(each))
  return (
    <form
      className="release-include"
      onSubmit={event => {
        event.preventDefault()
        include.mutate([{ params: { releaseId: id, slug } }], {
          // Whoever has chosen the next one meanwhile keeps it.
          onSuccess: () => setSlug(now => (now === slug ? '' : now)),
        })
      }}
    >
      <SelectField label={w('include')} value={slug} onChange={event => setSlug(event.target.value)}>
        <option value="">{begun.length === 0 ? w('noneBegun') : w('choose')}</option>
        {begun.map(row => (
          <option key={row.slug} value={row.slug}>
            {nameOf(row.slug)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" disabled={slug === '' || include.isPending}>
        {w('add')}
      </Button>
    </form>
  )
}
