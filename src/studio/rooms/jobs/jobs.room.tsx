import { useSearch } from '@tanstack/react-router'
import { JOB_STATES } from '#contract/staff/jobs/job-states.ts'
import { call } from '../../calls/call.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { BulkAction } from '../../lists/bulk-action.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { usePages } from '../../lists/use-pages.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { SelectField } from '../../ui/field.tsx'
import { StateTabs } from '../../ui/state-tabs.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { HealthFacts } from './health-facts.tsx'
import { JobTable, useJobColumns } from './job-table.tsx'
import { Processes } from './processes.tsx'
import { Suppressions } from './suppressions.tsx'

export function JobsRoom() {
  const { t } = useI18n()
  const health = useCall('health.read')
  const { data: me } = useMe()
  return (
    <Room title={t('jobs')}>
      <Answer of={health}>
        {facts => (
          <>
            <HealthFacts facts={facts} />
            <Processes processes={facts.processes} />
          </>
        )}
      </Answer>
      <section className="part">
        <h2>{t('queue')}</h2>
        <Queue />
      </section>
      {me?.permissions.includes('mail.read') && <Suppressions />}
    </Room>
  )
}

function Queue() {
  const { t, counted } = useI18n()
  const { data: me } = useMe()
  const search = useSearch({ from: '/house/jobs' })
  const change = useChangeSearch()
  const columns = useJobColumns()
  const state = JOB_STATES.find(each => each === search.state)
  const filter = { ...(state && { state }), ...(search.kind !== undefined && { kind: search.kind }) }
  const order = search.sort === 'id' ? ('oldest' as const) : ('newest' as const)
  const jobs = usePages(
    'jobs.list',
    after => call('jobs.list', { query: { ...filter, order, ...after } }),
    filter,
    order,
  )
  const [first] = jobs.data?.pages ?? []
  const mayChange = me?.permissions.includes('jobs.write') ?? false
  const count = counted(first?.matching ?? 0)
  return (
    <>
      <StateTabs
        states={JOB_STATES}
        chosen={state}
        all={t('job_all')}
        words={each => t(`job_${each}`)}
        counts={first?.counts}
        onChange={each => change({ state: each })}
      />
      <div className="list-head">
        <SelectField
          label={t('kind')}
          value={search.kind ?? ''}
          onChange={({ target }) => change({ kind: target.value })}
        >
          <option value="">{t('any')}</option>
          {first?.kinds.map(kind => (
            <option key={kind}>{kind}</option>
          ))}
        </SelectField>
        <ViewBar room="jobs" columns={columns} search={search} />
      </div>
      {mayChange && (state === 'dead' || state === 'failing' || state === 'left') && first && first.matching > 0 && (
        <div className="bulk">
          <span>{t('allOfQuery', { count })}</span>
          <BulkAction
            label={t('retryAll')}
            title={t('retryAllTitle', { count })}
            text={t('retryAllText')}
            begin={() => call('jobs.retryAll', { body: filter })}
          />
          <BulkAction
            label={t('discardAll')}
            title={t('discardAllTitle', { count })}
            text={t('discardAllText')}
            begin={() => call('jobs.discardAll', { body: filter })}
          />
        </div>
      )}
      <Pages of={jobs} empty={<Empty title={t('noJobs')} />}>
        {rows => <JobTable rows={rows} mayChange={mayChange} search={search} />}
      </Pages>
    </>
  )
}
