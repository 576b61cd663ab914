import { useState } from 'react'
import type { z } from 'zod'
import type { StaffJob } from '#contract/staff/jobs/jobs.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'

type Job = z.output<typeof StaffJob>
type Props = {
  readonly rows: readonly Job[]
  readonly mayChange: boolean
  readonly search: { readonly sort?: string; readonly hide?: string }
}

export function useJobColumns(): readonly [Column<Job>, ...Column<Job>[]] {
  const { t, moment, number } = useI18n()
  return [
    {
      id: 'id',
      label: t('kind'),
      by: 'server',
      cell: job => (
        <>
          {job.kind}
          <span className="second">{job.id}</span>
        </>
      ),
    },
    {
      id: 'state',
      label: t('state'),
      cell: job => <span className={`badge badge-${job.state}`}>{t(`job_${job.state}`)}</span>,
    },
    { id: 'attempts', label: t('attempts'), cell: job => number(job.attempts) },
    {
      id: 'next',
      label: t('nextTry'),
      className: 'nowrap',
      cell: job => job.state !== 'done' && job.state !== 'dead' && moment(job.runAt),
    },
    { id: 'reason', label: t('reason'), className: 'changes', cell: job => job.lastError },
  ]
}

export function JobTable({ rows, mayChange, search }: Props) {
  const { t } = useI18n()
  const columns = useJobColumns()
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
  const actionsOf = (job: Job) => (
    <>
      {job.state !== 'done' && (
        <Button look="quiet" onClick={() => void retry(job.id)}>
          {t('retry')}
        </Button>
      )}
      {(job.state === 'dead' || job.state === 'failing' || job.state === 'left') && (
        <Button look="quiet" onClick={() => setDiscarding(job)}>
          {t('discard')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <ListTable
        caption={t('queue')}
        columns={columns}
        rows={rows}
        rowKey={job => job.id}
        search={search}
        blocks
        {...(mayChange && { actions: { label: t('retry'), cell: actionsOf } })}
      />
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
    </>
  )
}
