import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { WORDS } from './words.ts'

export type Endpoint = OutputOf<StaffEndpointOf<'webhooks.list'>>['endpoints'][number]
type Props = { readonly endpoints: readonly Endpoint[]; readonly mayChange: boolean }
type Asked = { readonly what: 'rotate' | 'remove'; readonly endpoint: Endpoint }

export function Endpoints({ endpoints, mayChange }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const columns = useEndpointColumns()
  const [asked, setAsked] = useState<Asked>()
  const change = useSend('webhooks.change', ['webhooks.list', 'webhooks.deliveries'])
  const turn = async ({ id, name, state }: Endpoint) => {
    const next = state === 'active' ? ('paused' as const) : ('active' as const)
    await change.mutateAsync([{ params: { endpointId: id }, body: { state: next } }])
    notify(w(next === 'active' ? 'resumed' : 'isPaused', { name }))
  }
  const actionsOf = (endpoint: Endpoint) => (
    <>
      <Button look="quiet" onClick={() => void turn(endpoint)}>
        {w(endpoint.state === 'active' ? 'pause' : 'resume')}
      </Button>
      <Button look="quiet" onClick={() => setAsked({ what: 'rotate', endpoint })}>
        {w('rotate')}
      </Button>
      <Button look="quiet" onClick={() => setAsked({ what: 'remove', endpoint })}>
        {t('remove')}
      </Button>
      <HistoryButton type="webhook" id={endpoint.id} name={endpoint.name} />
    </>
  )
  return (
    <>
      <ListTable
        caption={w('endpoints')}
        columns={columns}
        rows={endpoints}
        rowKey={({ id }) => id}
        search={{}}
        {...(mayChange && { actions: { label: t('change'), cell: actionsOf } })}
      />
      {asked?.what === 'rotate' && <Rotate endpoint={asked.endpoint} onClose={() => setAsked(undefined)} />}
      {asked?.what === 'remove' && <Remove endpoint={asked.endpoint} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function useEndpointColumns(): readonly [Column<Endpoint>, ...Column<Endpoint>[]] {
  const { t, moment, number } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'name',
      label: t('name'),
      cell: ({ name, url }) => (
        <>
          {name}
          <span className="second">{url}</span>
        </>
      ),
    },
    {
      id: 'events',
      label: w('events'),
      className: 'permissions',
      cell: ({ types }) => types.map(type => <code key={type}>{type}</code>),
    },
    { id: 'sites', label: t('sites'), cell: ({ sites }) => sites?.join(' ') ?? t('allSites') },
    {
      id: 'state',
      label: t('state'),
      cell: ({ state, failures, pausedBecause, bothSecretsUntil }) => (
        <>
          <span className={`badge badge-${state === 'paused' ? 'dead' : failures > 0 ? 'failing' : 'active'}`}>
            {w(state === 'paused' ? 'paused' : failures > 0 ? 'is_failing' : 'active')}
          </span>
          {pausedBecause && <span className="second">{w(`because_${pausedBecause}`)}</span>}
          {bothSecretsUntil !== undefined && Date.parse(bothSecretsUntil) > Date.now() && (
            <span className="second">{w('bothUntil', { moment: moment(bothSecretsUntil) })}</span>
          )}
        </>
      ),
    },
    { id: 'waits', label: w('waits'), cell: ({ waiting }) => number(waiting) },
    {
      id: 'succeeded',
      label: w('succeeded'),
      className: 'nowrap',
      cell: ({ succeededAt }) => (succeededAt === undefined ? t('never') : moment(succeededAt)),
    },
  ]
}

type Asking = { readonly endpoint: Endpoint; readonly onClose: () => void }

function Rotate({ endpoint: { id, name }, onClose }: Asking) {
  const { w } = useWords(WORDS)
  const rotate = useSend('webhooks.rotate', ['webhooks.list'])
  if (rotate.data)
    return <SecretDialog text={w('secretText')} name={name} secret={rotate.data.secret} onClose={onClose} />
  return (
    <Confirm
      title={w('rotateTitle', { name })}
      text={w('rotateText')}
      action={w('rotate')}
      busy={rotate.isPending}
      onClose={onClose}
      onConfirm={() => rotate.mutate([{ params: { endpointId: id } }])}
    />
  )
}

function Remove({ endpoint: { id, name }, onClose }: Asking) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const remove = useSend('webhooks.remove', ['webhooks.list', 'webhooks.deliveries'])
  const drop = async () => {
    await remove.mutateAsync([{ params: { endpointId: id } }])
    notify(w('removed', { name }))
    onClose()
  }
  return (
    <Confirm
      title={w('removeTitle', { name })}
      text={w('removeText')}
      action={t('remove')}
      busy={remove.isPending}
      onClose={onClose}
      // A refusal closes nothing: the question stays open.
      onConfirm={() => void drop().catch(() => {})}
    />
  )
}
