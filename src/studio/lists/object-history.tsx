import { useState } from 'react'
import type { RecordedKind } from '#domain/staff/recorded-kinds.ts'
import { useCall, useMe } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Answer, Empty } from '../ui/state.tsx'
import { HistoryTable } from './history-table.tsx'

type Props = { readonly type: RecordedKind; readonly id: string }

const useMayLookBack = (): boolean => useMe().data?.permissions.includes('history.read') ?? false

/** What staff did to one thing, the last of it first, for who may read history. */
export function ObjectHistory(props: Props) {
  const { t } = useI18n()
  if (!useMayLookBack()) return null
  return (
    <section className="part">
      <h2>{t('history')}</h2>
      <Told {...props} />
    </section>
  )
}

/** The same for what has no room of its own: a row of a list, or a part of one. */
export function HistoryButton({ name, ...props }: Props & { readonly name: string }) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  if (!useMayLookBack()) return null
  return (
    <>
      <Button look="quiet" aria-label={`${t('history')} ${name}`} onClick={() => setOpen(true)}>
        {t('history')}
      </Button>
      {open && (
        <Dialog title={name} text={t('history')} wide onClose={() => setOpen(false)}>
          <Told {...props} />
        </Dialog>
      )}
    </>
  )
}

const MOST = 20

function Told({ type, id }: Props) {
  const { t } = useI18n()
  const told = useCall('history.list', { query: { objectType: type, objectId: id, limit: MOST } })
  return (
    <Answer of={told}>
      {({ rows }) => (rows.length === 0 ? <Empty title={t('noThingHistory')} /> : <HistoryTable rows={rows} />)}
    </Answer>
  )
}
