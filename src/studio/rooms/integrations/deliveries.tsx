import { useSearch } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import { DELIVERY_STATES } from '#contract/staff/stock/delivery-states.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { ALL_EVENT_TYPES } from '#domain/events/event-types.ts'
import { call } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { usePages } from '../../lists/use-pages.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { StateTabs } from '../../ui/state-tabs.tsx'
import { notify } from '../../ui/notices.tsx'
import { Empty } from '../../ui/state.tsx'
import type { Endpoint } from './endpoints.tsx'
import { WORDS } from './words.ts'

type Delivery = OutputOf<StaffEndpointOf<'webhooks.deliveries'>>['rows'][number]
type Props = { readonly endpoints: readonly Endpoint[]; readonly mayChange: boolean }

const LOOKS = { waiting: 'waiting', failing: 'failing', failed: 'dead', delivered: 'done' } as const

export function Deliveries({ endpoints, mayChange }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/integrations' })
  const change = useChangeSearch()
  const columns = useDeliveryColumns()
  const state = DELIVERY_STATES.find(each => each === search.state)
  const filter = {
    ...(state && { state }),
    ...(search.endpoint !== undefined && { endpointId: search.endpoint }),
    ...(search.type !== undefined && { type: search.type }),
  }
  const deliveries = usePages(
    'webhooks.deliveries',
    after => call('webhooks.deliveries', { query: { ...filter, ...after } }),
    filter,
  )
  const again = useSend('webhooks.replay', ['webhooks.deliveries', 'webhooks.list'])
  const replay = async ({ endpointId, position }: Delivery) => {
    await again.mutateAsync([{ params: { endpointId }, body: { from: position, to: position } }])
    notify(w('sentAgain', { position }))
  }
  const [first] = deliveries.data?.pages ?? []
  const actionsOf = (delivery: Delivery) => (
    <Button look="quiet" onClick={() => void replay(delivery)}>
      {w('sendAgain')}
    </Button>
  )
  return (
    <>
      <StateTabs
        states={DELIVERY_STATES}
        chosen={state}
        all={w('all')}
        words={each => w(`is_${each}`)}
        counts={first?.counts}
        onChange={each => change({ state: each })}
      />
      <div className="list-head">
        <SelectField
          label={w('endpoints')}
          value={search.endpoint ?? ''}
          onChange={({ target }) => change({ endpoint: target.value })}
        >
          <option value="">{t('any')}</option>
          {endpoints.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={w('event')}
          value={search.type ?? ''}
          onChange={({ target }) => change({ type: target.value })}
        >
          <option value="">{t('any')}</option>
          {ALL_EVENT_TYPES.map(type => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <ViewBar room="integrations" columns={columns} search={search} />
      </div>
      <Pages of={deliveries} empty={<Empty title={w('noDeliveries')} />}>
        {rows => (
          <ListTable
            caption={w('deliveries')}
            columns={columns}
            rows={rows}
            rowKey={({ endpointId, position }) => `${endpointId} ${position}`}
            search={search}
            {...(mayChange && { actions: { label: w('sendAgain'), cell: actionsOf } })}
          />
        )}
      </Pages>
    </>
  )
}

function useDeliveryColumns(): readonly [Column<Delivery>, ...Column<Delivery>[]] {
  const { t, moment, number } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'event',
      label: w('event'),
      cell: ({ type, position }) => (
        <>
          {type}
          <span className="second">{position}</span>
        </>
      ),
    },
    { id: 'about', label: w('about'), cell: ({ resource }) => resource },
    { id: 'endpoint', label: w('endpoints'), cell: ({ endpointName }) => endpointName },
    {
      id: 'state',
      label: t('state'),
      cell: ({ state }) => <span className={`badge badge-${LOOKS[state]}`}>{w(`is_${state}`)}</span>,
    },
    { id: 'attempts', label: t('attempts'), cell: ({ attempts }) => number(attempts) },
    {
      id: 'when',
      label: t('when'),
      className: 'nowrap',
      cell: ({ createdAt, doneAt, nextAt }) => (
        <>
          {moment(doneAt ?? createdAt)}
          {nextAt !== undefined && (
            <span className="second">
              {t('nextTry')}: {moment(nextAt)}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'answer',
      label: w('answer'),
      className: 'changes',
      cell: ({ status, answer, tookMs }) => (
        <>
          {status ?? '–'} {answer?.slice(0, 80)}
          {tookMs !== undefined && <span className="second">{w('took', { ms: tookMs })}</span>}
        </>
      ),
    },
  ]
}
