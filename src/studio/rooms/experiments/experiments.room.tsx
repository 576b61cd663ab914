import { Link, useSearch } from '@tanstack/react-router'
import { EXPERIMENT_STATES } from '#domain/experiments/metrics.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import type { Column } from '../../lists/list-table.tsx'
import { StateList } from '../../lists/state-list.tsx'
import { Room } from '../../ui/room.tsx'
import type { Listed } from './experiment.ts'
import { WORDS } from './words.ts'

/** Every experiment, and what it says so far. */
export function ExperimentsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/experiments' })
  const columns = useColumns()
  return (
    <Room title={w('experiments')}>
      <StateList
        caption={w('experiments')}
        states={EXPERIMENT_STATES}
        words={{ all: w('all'), none: w('none'), noneText: w('noneText') }}
        wordOf={state => w(`state_${state}`)}
        list="experiments.list"
        ask={async query => {
          const { experiments: rows, next } = await call('experiments.list', { query })
          return { rows, next }
        }}
        columns={columns}
        search={search}
      />
    </Room>
  )
}

function useColumns(): readonly [Column<Listed>, ...Column<Listed>[]] {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const moment = useSiteMoment()
  return [
    {
      id: 'name',
      label: w('name'),
      by: ({ plan }) => plan.name,
      cell: ({ id, plan }) => (
        <>
          <Link to="/experiments/$id" params={{ id }}>
            {plan.name}
          </Link>
          <span className="second">{plan.slug}</span>
        </>
      ),
    },
    {
      id: 'state',
      label: w('state'),
      by: ({ startedAt = '' }) => startedAt,
      cell: ({ state, startedAt }) => (
        <>
          <span className="tag">{w(`state_${state}`)}</span>
          {startedAt !== undefined && <span className="second">{w('startedAt', { when: moment(startedAt) })}</span>}
        </>
      ),
    },
    {
      id: 'visitors',
      label: w('visitors'),
      by: ({ visitors }) => visitors,
      cell: ({ visitors, planned }) => number(visitors) + (planned === undefined ? '' : ` / ${number(planned)}`),
    },
    {
      id: 'says',
      label: w('says'),
      cell: ({ state, verdict, plan }) => (
        <>
          {state === 'draft' ? '' : w(`verdict_${verdict}`)}
          <span className="second">{w(`metric_${plan.metric}`)}</span>
        </>
      ),
    },
  ]
}
