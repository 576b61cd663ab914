import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { AddAssociateDialog } from './add-associate-dialog.tsx'
import { TOUCHED, type Associate, type StaffStore } from './store.ts'
import { WORDS } from './words.ts'

type Pin = { readonly name: string; readonly pin: string }

/** Who sells in the store. A PIN is seen once, when it is made. */
export function Associates({ store }: { readonly store: StaffStore }) {
  const { w } = useWords(WORDS)
  const columns = useColumns()
  const [adding, setAdding] = useState(false)
  const [shown, setShown] = useState<Pin>()
  const actionsOf = (each: Associate) => (
    <>
      <AssociateActions storeId={store.storeId} associate={each} onPin={setShown} />
      <HistoryButton type="associate" id={`${store.storeId}/${each.employeeId}`} name={each.name} />
    </>
  )
  return (
    <section className="part">
      <h2>{w('associates')}</h2>
      {store.associates.length === 0 ? (
        <p className="hint">{w('noAssociates')}</p>
      ) : (
        <ListTable
          caption={w('associates')}
          columns={columns}
          rows={store.associates}
          rowKey={({ employeeId }) => employeeId}
          search={{}}
          {...(store.mayChange && { actions: { label: w('associates'), cell: actionsOf } })}
        />
      )}
      {store.mayChange && (
        <div className="part-actions">
          <Button onClick={() => setAdding(true)}>{w('addAssociate')}</Button>
        </div>
      )}
      {adding && <AddAssociateDialog storeId={store.storeId} onPin={setShown} onClose={() => setAdding(false)} />}
      {shown && (
        <SecretDialog
          name={w('pinOf', { name: shown.name })}
          text={w('pinOnce')}
          secret={shown.pin}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  )
}

function useColumns(): readonly [Column<Associate>, ...Column<Associate>[]] {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'name',
      label: t('name'),
      cell: ({ name, employeeId }) => (
        <>
          {name}
          <span className="second">{employeeId}</span>
        </>
      ),
    },
    { id: 'rights', label: w('rights'), cell: ({ manager }) => w(manager ? 'manager' : 'seller') },
    {
      id: 'state',
      label: w('state'),
      cell: ({ active }) => (
        <span className={`badge badge-${active ? 'active' : 'blocked'}`}>{w(active ? 'works' : 'left')}</span>
      ),
    },
  ]
}

type ActionProps = {
  readonly storeId: string
  readonly associate: Associate
  readonly onPin: (pin: Pin) => void
}

function AssociateActions({ storeId, associate: { employeeId, name, manager, active }, onPin }: ActionProps) {
  const { w } = useWords(WORDS)
  const [asked, setAsked] = useState<'pin' | 'remove'>()
  const change = useSend('stores.changeAssociate', TOUCHED)
  const reset = useSend('stores.resetPin')
  const params = { storeId, employeeId }
  const put = (body: { manager?: boolean; active?: boolean }) => change.mutate([{ params, body }])
  const giveNewPin = async () => {
    const { pin } = await reset.mutateAsync([{ params }])
    setAsked(undefined)
    onPin({ name, pin })
  }
  if (!active)
    return (
      <Button look="quiet" disabled={change.isPending} onClick={() => put({ active: true })}>
        {w('takeBack')}
      </Button>
    )
  return (
    <>
      <Button look="quiet" disabled={change.isPending} onClick={() => put({ manager: !manager })}>
        {w(manager ? 'makeSeller' : 'makeManager')}
      </Button>
      <Button look="quiet" onClick={() => setAsked('pin')}>
        {w('newPin')}
      </Button>
      <Button look="quiet" onClick={() => setAsked('remove')}>
        {w('removeAssociate')}
      </Button>
      {asked === 'pin' && (
        <Confirm
          title={w('newPinTitle', { name })}
          text={w('newPinText', { name })}
          action={w('newPin')}
          busy={reset.isPending}
          onClose={() => setAsked(undefined)}
          // A refusal is told by a notice, and the question stays.
          onConfirm={() => void giveNewPin().catch(() => {})}
        />
      )}
      {asked === 'remove' && (
        <Confirm
          title={w('removeTitle', { name })}
          text={w('removeText')}
          action={w('removeAssociate')}
          busy={change.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            put({ active: false })
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}
