import { useState } from 'react'
import type { z } from 'zod'
import type { Suppression } from '#contract/staff/jobs/mail.ts'
import { SUPPRESSION_REASONS } from '#domain/mail/suppressions.ts'
import { call } from '../../calls/call.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { notify } from '../../ui/notices.tsx'
import { Empty } from '../../ui/state.tsx'

type Stopped = z.output<typeof Suppression>

/** Addresses that get no letters, or fewer, and why. */
export function Suppressions() {
  const { t } = useI18n()
  const { data: me } = useMe()
  const [reason, setReason] = useState<Stopped['reason']>()
  const [allowing, setAllowing] = useState<Stopped>()
  const allow = useSend('mail.allow', ['mail.suppressions'])
  const columns = useColumns()
  const list = usePages(
    'mail.suppressions',
    after =>
      call('mail.suppressions', {
        query: { ...(reason && { reason }), ...after },
      }),
    reason,
  )
  const confirm = async ({ id }: Stopped) => {
    await allow.mutateAsync([{ params: { suppressionId: id } }])
    setAllowing(undefined)
    notify(t('lettersAllowed'))
  }
  const actionsOf = (row: Stopped) => (
    <>
      <Button look="quiet" onClick={() => setAllowing(row)}>
        {t('allowLetters')}
      </Button>
      <HistoryButton type="suppression" id={String(row.id)} name={row.address ?? String(row.id)} />
    </>
  )
  const mayChange = me?.permissions.includes('mail.write') ?? false
  return (
    <section className="part">
      <h2>{t('lettersStopped')}</h2>
      <div className="list-head">
        <SelectField
          label={t('reason')}
          value={reason ?? ''}
          onChange={({ target }) => setReason(SUPPRESSION_REASONS.find(each => each === target.value))}
        >
          <option value="">{t('any')}</option>
          {SUPPRESSION_REASONS.map(each => (
            <option key={each} value={each}>
              {t(`letters_${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Pages of={list} empty={<Empty title={t('noLettersStopped')} />}>
        {rows => (
          <ListTable
            caption={t('lettersStopped')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            search={{}}
            {...(mayChange && { actions: { label: t('allowLetters'), cell: actionsOf } })}
          />
        )}
      </Pages>
      {allowing && (
        <Confirm
          title={t('allowLetters')}
          text={t('allowLettersText', { address: allowing.address ?? '–' })}
          action={t('allowLetters')}
          busy={allow.isPending}
          onClose={() => setAllowing(undefined)}
          onConfirm={() => void confirm(allowing)}
        />
      )}
    </section>
  )
}

function useColumns(): readonly [Column<Stopped>, ...Column<Stopped>[]] {
  const { t, moment, number } = useI18n()
  return [
    { id: 'address', label: t('email'), className: 'roomy', cell: ({ address }) => address ?? '–' },
    {
      id: 'reason',
      label: t('reason'),
      cell: ({ reason, detail }) => (
        <>
          {t(`letters_${reason}`)}
          {detail !== '' && <span className="second">{detail}</span>}
        </>
      ),
    },
    { id: 'times', label: t('attempts'), cell: ({ times }) => number(times) },
    { id: 'noted', label: t('when'), className: 'nowrap', cell: ({ notedAt }) => moment(notedAt) },
  ]
}
