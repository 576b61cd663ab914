import { Link, useSearch } from '@tanstack/react-router'
import { EXPERIMENT_STATES } from '#domain/experiments/metrics.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { StateTabs } from '../../ui/state-tabs.tsx'
import type { Listed } from './experiment.ts'
import { WORDS } from './words.ts'

/** Every experiment, and what it says so far. */
export function ExperimentsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/experiments' })
  const change = useChangeSearch()
  const all = useCall('experiments.list')
  const columns = useColumns()
  const chosen = EXPERIMENT_STATES.find(each => each === search.state)
  return (
    <Room title={w('experiments')}>
      <StateTabs
        states={EXPERIMENT_STATES}
        chosen={chosen}
        all={w('all')}
        words={state => w(`state_${state}`)}
        counts={undefined}
        onChange={state => change({ state })}
      />
      <Answer of={all}>
        {({ experiments }) => {
          const rows = experiments.filter(({ state }) => chosen === undefined || state === chosen)
          return rows.length === 0 ? (
            <Empty title={w('none')} text={w('noneText')} />
          ) : (
            <ListTable
              caption={w('experiments')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              search={search}
            />
          )
        }}
      </Answer>
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
