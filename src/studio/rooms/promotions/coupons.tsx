import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { saveAs } from '../../tasks/save-as.ts'
import { watchTask } from '../../tasks/tasks.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { TOUCHED, type Shown } from './promotion.ts'
import { WORDS } from './words.ts'

type Props = { readonly shown: Shown }
type Batch = OutputOf<StaffEndpointOf<'promotions.batches'>>['batches'][number]

/** Codes by the thousand: made by a task, exported by its file, revoked together. */
export function Coupons({ shown: { id, mayChange } }: Props) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const moment = useSiteMoment()
  const found = usePages(
    'promotions.batches',
    async query => {
      const { batches: rows, next } = await call('promotions.batches', { params: { promotionId: id }, query })
      return { rows, next }
    },
    id,
  )
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<string>()
  const revoke = useSend('promotions.revokeCoupons', TOUCHED)
  const save = useMutation({
    mutationFn: async ({ id: batchId, prefix, fileName }: Batch) =>
      saveAs(
        fileName ?? `${id}-${prefix}.csv`,
        await call('promotions.couponFile', { params: { promotionId: id, batchId } }),
      ),
  })
  return (
    <section className="part">
      <div className="part-head">
        <h2>{w('coupons')}</h2>
        {mayChange && <Button onClick={() => setMaking(true)}>{w('makeCoupons')}</Button>}
      </div>
      <Pages of={found} empty={null}>
        {batches => (
          <ul className="thing-rows">
            {batches.map(batch => (
              <li key={batch.id}>
                {batch.fileName === undefined
                  ? `${batch.prefix}-… · ${w('made', { made: number(batch.made), wanted: number(batch.wanted), used: number(batch.used) })}`
                  : w('fromFile', { file: batch.fileName, made: number(batch.made), used: number(batch.used) })}
                <span className="second">{moment(batch.createdAt)}</span>
                {batch.revokedAt === undefined ? (
                  mayChange && (
                    <span className="batch-actions">
                      <Button busy={save.isPending} onClick={() => save.mutate(batch)}>
                        {w('saveCodes')}
                      </Button>
                      <Button onClick={() => setRevoking(batch.id)}>{w('revoke')}</Button>
                    </span>
                  )
                ) : (
                  <span className="tag">{w('revoked')}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Pages>
      <FormError error={save.error} />
      {making && <MakeDialog id={id} onClose={() => setMaking(false)} />}
      {revoking !== undefined && (
        <Confirm
          title={w('revokeTitle')}
          text={w('revokeText')}
          action={w('revoke')}
          busy={revoke.isPending}
          onClose={() => setRevoking(undefined)}
          onConfirm={() =>
            revoke.mutate([{ params: { promotionId: id, batchId: revoking } }], {
              onSuccess: () => setRevoking(undefined),
            })
          }
        />
      )}
    </section>
  )
}

function MakeDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const [count, setCount] = useState(1000)
  const [prefix, setPrefix] = useState('')
  const make = useSend('promotions.makeCoupons', TOUCHED, 'form')
  const send = async () => {
    const task = await make.mutateAsync([{ params: { promotionId: id }, body: { count, prefix } }])
    watchTask(task.id)
    onClose()
  }
  return (
    <FormDialog
      title={w('makeCoupons')}
      text={w('couponsText')}
      action={w('makeCoupons')}
      busy={make.isPending}
      why={needed([w('count'), Number.isInteger(count)], [w('prefix'), /^[A-Z0-9]{2,12}$/.test(prefix)])}
      error={make.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('count')}
        type="number"
        min={1}
        max={100_000}
        value={Number.isNaN(count) ? '' : count}
        onChange={event => setCount(event.target.valueAsNumber)}
      />
      <Field
        label={w('prefix')}
        maxLength={12}
        value={prefix}
        onChange={event => setPrefix(event.target.value.toUpperCase())}
      />
    </FormDialog>
  )
}
