import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { letterOf, TOUCHED, type Plan, type Shown } from './experiment.ts'
import { ExperimentActions } from './experiment-actions.tsx'
import { PlanForm } from './plan-form.tsx'
import { Progress } from './progress.tsx'
import { Results } from './results.tsx'
import { VerdictText } from './verdict-text.tsx'
import { WORDS } from './words.ts'

/** One experiment: what was planned, and what it says. */
export function ExperimentRoom() {
  const { id } = useParams({ from: '/house/experiments/$id' })
  const { w } = useWords(WORDS)
  const found = useCall('experiments.read', { params: { experimentId: id } })
  if (!found.data)
    return (
      <Room title={w('experiment')}>
        <Answer of={found}>{() => null}</Answer>
      </Room>
    )
  return <Known key={`${id} ${found.data.revision} ${found.data.state}`} shown={found.data} />
}

function Known({ shown }: { readonly shown: Shown }) {
  const { w } = useWords(WORDS)
  const [plan, setPlan] = useState<Plan>(shown.plan)
  const save = useSend('experiments.save', TOUCHED, 'form')
  const { id, revision, state, mayChange, winner } = shown
  const isDraft = state === 'draft'
  const send = async () => {
    await save.mutateAsync([{ params: { experimentId: id }, body: { plan, seen: revision } }])
    notify(w('saved'))
  }
  return (
    <Room
      title={plan.name || id}
      kicker={w('experiment')}
      actions={
        mayChange && (
          <>
            <ExperimentActions shown={shown} isChanged={plan !== shown.plan} />
            {isDraft && (
              <Button
                look="primary"
                disabled={save.isPending || plan.name === ''}
                onClick={() => void send().catch(() => {})}
              >
                {w('save')}
              </Button>
            )}
          </>
        )
      }
    >
      <p className="room-note">
        <span className="tag">{w(`state_${state}`)}</span>{' '}
        {winner !== undefined && w('won', { variant: letterOf(winner) })}{' '}
        <Link to="/content/edit/$" params={{ _splat: shown.plan.slug }}>
          {w('openPage')}: {shown.plan.slug}
        </Link>
      </p>
      {!isDraft && <VerdictText shown={shown} />}
      {!isDraft && <Progress shown={shown} />}
      <FormError error={save.error} />
      {!isDraft && <Results shown={shown} />}
      <PlanForm plan={plan} disabled={!isDraft || !mayChange} onChange={setPlan} />
      <ObjectHistory type="experiment" id={id} />
    </Room>
  )
}
