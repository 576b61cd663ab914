import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { KEY_STATES, KEYS_TO_SEE } from '#contract/staff/people/staff-states.ts'
import type { StaffKey } from '#contract/staff/people/staff.entities.ts'
import { call } from '../../calls/call.ts'
import { useCall, useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch, type Search } from '../../lists/search.ts'
import { usePages } from '../../lists/use-pages.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

type Key = z.output<typeof StaffKey>

export function KeysRoom() {
  const { t } = useI18n()
  const { data: me } = useMe()
  const search = useSearch({ from: '/house/keys' })
  const change = useChangeSearch()
  const mayChange = me?.permissions.includes('staff.write') ?? false
  return (
    <Room
      title={t('keys')}
      actions={
        mayChange && (
          <Button look="primary" onClick={() => change({ open: 'new' })}>
            {t('newKey')}
          </Button>
        )
      }
    >
      <Keys search={search} mayChange={mayChange} mayLookBack={me?.permissions.includes('history.read') ?? false} />
      {search.open === 'new' && mayChange && <NewKeyDialog onClose={() => change({ open: undefined })} />}
    </Room>
  )
}

type KeysProps = {
  readonly search: Search<'state' | 'only'>
  readonly mayChange: boolean
  readonly mayLookBack: boolean
}

function Keys({ search, mayChange, mayLookBack }: KeysProps) {
  const { t } = useI18n()
  const change = useChangeSearch()
  const columns = useKeyColumns()
  const state = KEY_STATES.find(each => each === search.state)
  const only = KEYS_TO_SEE.find(each => each === search.only)
  const keys = usePages(
    'keys.list',
    after => call('keys.list', { query: { ...(state && { state }), ...(only && { only }), ...after } }),
    `${state} ${only}`,
  )
  const [ending, setEnding] = useState<Key>()
  const actionsOf = (key: Key) => (
    <>
      <HistoryButton type="key" id={key.id} name={key.name} />
      {mayChange && key.state === 'active' && (
        <Button look="quiet" onClick={() => setEnding(key)}>
          {t('revoke')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <div className="list-head">
        <SelectField
          label={t('state')}
          value={search.state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        >
          <option value="">{t('any')}</option>
          {KEY_STATES.map(state => (
            <option key={state} value={state}>
              {t(`key_${state}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('keysToSee')}
          value={search.only ?? ''}
          onChange={({ target }) => change({ only: target.value })}
        >
          <option value="">{t('any')}</option>
          {KEYS_TO_SEE.map(only => (
            <option key={only} value={only}>
              {t(`keys_${only}`)}
            </option>
          ))}
        </SelectField>
        <ViewBar room="keys" columns={columns} search={search} />
      </div>
      <Pages of={keys} empty={<NoKeys filtered={(state ?? only) !== undefined} />}>
        {rows => (
          <ListTable
            caption={t('keys')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            search={search}
            blocks="early"
            {...((mayChange || mayLookBack) && { actions: { label: t('actions'), cell: actionsOf } })}
          />
        )}
      </Pages>
      {ending && <EndKey target={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

function NoKeys({ filtered }: { readonly filtered: boolean }) {
  const { t } = useI18n()
  return filtered ? <Empty title={t('noKeysSo')} /> : <Empty title={t('noKeys')} text={t('keysText')} />
}

function useKeyColumns(): readonly [Column<Key>, ...Column<Key>[]] {
  const { t, moment } = useI18n()
  const names = new Map(useCall('people.names').data?.names.map(({ id, name }) => [id, name]))
  return [
    {
      id: 'name',
      label: t('name'),
      cell: ({ name, hint }) => (
        <>
          {name}
          <span className="second">{hint}…</span>
        </>
      ),
    },
    {
      id: 'permissions',
      label: t('permissions'),
      className: 'permissions',
      cell: ({ permissions, withheld }) => (
        <>
          {permissions.map(permission => (
            <code key={permission}>{permission}</code>
          ))}
          {withheld && <span className="second">{t('withheld', { permissions: withheld.join(', ') })}</span>}
        </>
      ),
    },
    { id: 'sites', label: t('sites'), cell: ({ sites }) => sites?.join(' ') ?? t('allSites') },
    {
      id: 'state',
      label: t('state'),
      cell: ({ state }) => <span className={`badge badge-${state}`}>{t(`key_${state}`)}</span>,
    },
    {
      id: 'expires',
      className: 'nowrap',
      label: t('expires'),
      cell: ({ expiresAt }) => (expiresAt === undefined ? t('expiresNever') : moment(expiresAt)),
    },
    { id: 'by', label: t('madeBy'), cell: ({ createdBy }) => names.get(createdBy ?? '') ?? '–' },
    {
      id: 'used',
      className: 'nowrap',
      label: t('lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? t('never') : moment(lastUsedAt)),
    },
  ]
}

function EndKey({ target, onClose }: { readonly target: Key; readonly onClose: () => void }) {
  const { t } = useI18n()
  const revoke = useSend('keys.revoke', ['keys.list', 'history.list'])
  const end = async () => {
    await revoke.mutateAsync([{ params: { keyId: target.id } }])
    notify(t('revoked', { name: target.name }))
    onClose()
  }
  return (
    <Confirm
      title={t('revokeTitle', { name: target.name })}
      text={t('revokeText')}
      action={t('revoke')}
      busy={revoke.isPending}
      onClose={onClose}
      onConfirm={() => void end()}
    />
  )
}
