import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useScopeNames } from '../../i18n/scope-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Answer } from '../../ui/state.tsx'
import { useContentNames } from './use-content-names.ts'
import { WORDS } from './words.ts'

type Props = { readonly slug: string; readonly onClose: () => void }

/** For good, with every version: so it says first where it is used. */
export function RemoveDialog({ slug, onClose }: Props) {
  const { w } = useWords(WORDS)
  const navigate = useNavigate()
  const nameOf = useContentNames()
  const layerNamed = useScopeNames()
  const [goal, setGoal] = useState('')
  const found = useCall('content.uses', { params: { slug } })
  const remove = useSend('content.remove', ['content.list', 'redirects.list'], 'form')
  const isUsed = found.data?.uses.some(({ state }) => state !== 'working') || found.data?.release !== undefined
  const send = async () => {
    await remove.mutateAsync([{ params: { slug }, query: goal === '' ? {} : { leadTo: goal } }])
    await navigate({ to: '/content' })
  }
  return (
    <FormDialog
      title={w('removeObject')}
      text={w('removeObjectText')}
      action={w('removeObject')}
      danger
      busy={remove.isPending}
      ready={found.data !== undefined && !isUsed}
      error={remove.error}
      send={send}
      onClose={onClose}
    >
      <Answer of={found}>
        {({ uses, redirects, release }) => (
          <section aria-label={w('whereUsed')}>
            <h3>{w('whereUsed')}</h3>
            {uses.length + redirects.length === 0 && release === undefined && <p>{w('usedNowhere')}</p>}
            <ul>
              {[...Map.groupBy(uses, use => use.slug)].map(([page, own]) => (
                <li key={page}>
                  <Link to="/content/edit/$" params={{ _splat: page }}>
                    {nameOf(page)}
                  </Link>{' '}
                  {[...Map.groupBy(own, use => use.state)].map(([state, of]) => (
                    <span className="second" key={state}>
                      {w(USE_STATES[state])}: {of.map(({ scope }) => layerNamed(scope)).join(', ')}
                    </span>
                  ))}
                </li>
              ))}
              {redirects.map(from => (
                <li key={from}>{w('usedByRedirect', { from })}</li>
              ))}
              {release !== undefined && <li>{w('usedByRelease', { release })}</li>}
            </ul>
          </section>
        )}
      </Answer>
      <Field
        label={w('leadTo')}
        hint={w('leadToHint')}
        maxLength={300}
        value={goal}
        onChange={event => setGoal(event.target.value.trim())}
      />
    </FormDialog>
  )
}

const USE_STATES = { live: 'isLive', scheduled: 'isScheduled', working: 'isWorking' } as const
