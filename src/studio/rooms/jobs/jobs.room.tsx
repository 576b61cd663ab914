import { Link, useSearch } from '@tanstack/react-router'
import { JOB_STATES } from '#contract/staff/job-states.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { HealthFacts } from './health-facts.tsx'
import { JobTable } from './job-table.tsx'

export function JobsRoom() {
  const { t, number } = useI18n()
  const { data: me } = useMe()
  const { state } = useSearch({ from: '/house/jobs' })
  const health = useCall('health.read')
  const jobs = useCall('jobs.list', { query: state === undefined ? {} : { state } })
  const mayChange = me?.permissions.includes('jobs.write') ?? false
  return (
    <Room title={t('jobs')}>
      <Answer of={health}>{facts => <HealthFacts facts={facts} />}</Answer>
      <nav className="tabs" aria-label={t('jobs')}>
        <Link to="/jobs" search={{}} activeOptions={{ exact: true, includeSearch: true }} className="tab">
          {t('job_all')}
        </Link>
        {JOB_STATES.map(each => (
          <Link key={each} to="/jobs" search={{ state: each }} className="tab">
            {t(`job_${each}`)} {jobs.data && <span className="count">{number(jobs.data.counts[each])}</span>}
          </Link>
        ))}
      </nav>
      <Answer of={jobs}>
        {({ rows }) =>
          rows.length === 0 ? <Empty title={t('noJobs')} /> : <JobTable rows={rows} mayChange={mayChange} />
        }
      </Answer>
    </Room>
  )
}
