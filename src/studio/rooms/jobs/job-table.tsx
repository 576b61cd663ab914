import { useState } from 'react'
import type { z } from 'zod'
import type { StaffJob } from '#contract/staff/jobs.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'

type Job = z.output<typeof StaffJob>

export function JobTable({ rows, mayChange }: { readonly rows: readonly Job[]; readonly mayChange: boolean }) {
  const { t, moment, number } = useI18n()
  const [discarding, setDiscarding] = useState<Job>()
  const again = useSend('jobs.retry', ['jobs.list', 'health.read'])
  const discard = useSend('jobs.discard', ['jobs.list', 'health.read'])
  const retry = async (id: number) => {
    await again.mutateAsync([{ params: { jobId: id } }])
    notify(t('retried', { id }))
  }
  const drop = async ({ id }: Job) => {
    await discard.mutateAsync([{ params: { jobId: id } }])
    setDiscarding(undefined)
    notify(t('discarded', { id }))
  }
  return (
    <div className="table-frame">
      <table>
        <caption className="unseen">{t('jobs')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('attempts')}</th>
            <th scope="col">{t('nextTry')}</th>
            <th scope="col">{t('reason')}</th>
            <th scope="col">
              <span className="unseen">{t('retry')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(job => (
            <tr key={job.id}>
              <th scope="row">
                {job.kind}
                <span className="second">{job.id}</span>
              </th>
              <td>
                <span className={`badge badge-${job.state}`}>{t(`job_${job.state}`)}</span>
              </td>
              <td>{number(job.attempts)}</td>
              <td className="nowrap">{job.state === 'done' ? '–' : moment(job.runAt)}</td>
              <td className="changes">{job.lastError ?? '–'}</td>
              <td className="row-actions">
                {mayChange && job.state !== 'done' && (
                  <Button look="quiet" onClick={() => void retry(job.id)}>
                    {t('retry')}
                  </Button>
                )}
                {mayChange && (job.state === 'dead' || job.state === 'failing') && (
                  <Button look="quiet" onClick={() => setDiscarding(job)}>
                    {t('discard')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {discarding && (
        <Confirm
          title={t('discardTitle', { id: discarding.id })}
          text={t('discardText')}
          action={t('discard')}
          busy={discard.isPending}
          onClose={() => setDiscarding(undefined)}
          onConfirm={() => void drop(discarding)}
        />
      )}
    </div>
  )
}
