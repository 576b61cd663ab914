import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { PERSON_STATES } from '#contract/staff/people/staff-states.ts'
import type { StaffPerson, StaffRole } from '#contract/staff/people/staff.entities.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { BulkAction } from '../../lists/bulk-action.tsx'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch, type Search } from '../../lists/search.ts'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Empty } from '../../ui/state.tsx'
import { useRoleName } from '../../permissions/role-names.ts'
import { BlockDialog } from './block-dialog.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { SignOnDialog } from './sign-on-dialog.tsx'
import { usePersonWork } from './use-person-work.ts'

type Person = z.output<typeof StaffPerson>
type Props = {
  readonly roles: readonly z.output<typeof StaffRole>[]
  readonly search: Search<'q' | 'role' | 'state'>
  readonly mayChange: boolean
}

export function People({ roles, search, mayChange }: Props) {
  const { t, counted } = useI18n()
  const { data: me } = useMe()
  const [editing, setEditing] = useState<Person>()
  const columns = usePersonColumns()
  const state = PERSON_STATES.find(each => each === search.state)
  const filter = {
    ...(search.q !== undefined && { q: search.q }),
    ...(search.role !== undefined && { role: search.role }),
    ...(state && { state }),
  }
  const query = { ...filter, ...(search.sort === '-name' && { order: 'desc' as const }) }
  const people = useFilteredPages('people.list', after => call('people.list', { query: { ...query, ...after } }), query)
  const others = people.data?.pages[0]?.others ?? 0
  const count = counted(others)
  const filtered = Object.keys(filter).length > 0
  const { isBusy, isSigningOut, sendingTo, block, unblock, sendLink, signOut, unlock } = usePersonWork()
  const [toBlock, setToBlock] = useState<Person>()
  const [toSignOut, setToSignOut] = useState<Person>()
  const [toUnlink, setToUnlink] = useState<Person>()
  // What was refused is told by a notice.
  const done = (work: Promise<void>) => void work.catch(() => {})
  const actionsOf = (person: Person) =>
    person.id !== me?.id && (
      <PersonActions
        person={person}
        isSending={sendingTo === person.id}
        onChange={() => setEditing(person)}
        onSend={() => done(sendLink(person))}
        onEndSignOn={() => setToUnlink(person)}
        onSignOut={() => setToSignOut(person)}
        onUnlock={() => done(unlock(person))}
        onBlock={() => setToBlock(person)}
        onUnblock={() => done(unblock(person))}
      />
    )
  return (
    <>
      <div className="list-head">
        <Filters roles={roles.map(each => each.name)} search={search} />
        <ViewBar room="staff" columns={columns} search={search} />
      </div>
      {mayChange && filtered && others > 0 && (
        <div className="bulk">
          <span>{t('allOfQuery', { count })}</span>
          <BulkAction
            label={t('endAllSessions')}
            title={t('endAllTitle', { count })}
            text={t('endAllText')}
            begin={() => call('people.endAllSessions', { body: filter })}
          />
        </div>
      )}
      <Pages of={people} empty={<Empty title={t('noHistory')} text={t('noHistoryText')} />}>
        {rows => (
          <ListTable
            caption={t('people')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            search={search}
            blocks="early"
            {...(mayChange && { actions: { label: t('change'), cell: actionsOf } })}
          />
        )}
      </Pages>
      {toBlock && (
        <BlockDialog
          person={toBlock}
          busy={isBusy}
          onClose={() => setToBlock(undefined)}
          onBlock={hadKeys => done(block(toBlock, hadKeys).then(() => setToBlock(undefined)))}
        />
      )}
      {toSignOut && (
        <Confirm
          title={t('signOutTitle', { name: toSignOut.name })}
          text={t('signOutText')}
          action={t('signOutThem')}
          busy={isSigningOut}
          onClose={() => setToSignOut(undefined)}
          onConfirm={() => done(signOut(toSignOut).then(() => setToSignOut(undefined)))}
        />
      )}
      {toUnlink && (
        <SignOnDialog
          person={toUnlink}
          onSendLink={() => done(sendLink(toUnlink))}
          onClose={() => setToUnlink(undefined)}
        />
      )}
      {editing && <PersonDialog person={editing} roles={roles} onClose={() => setEditing(undefined)} />}
    </>
  )
}

function Filters({ roles, search }: { readonly roles: readonly string[]; readonly search: Props['search'] }) {
  const { t } = useI18n()
  const change = useChangeSearch()
  const roleName = useRoleName()
  return (
    <>
      <Field label={t('filterText')} value={search.q ?? ''} onChange={({ target }) => change({ q: target.value })} />
      <SelectField
        label={t('role')}
        value={search.role ?? ''}
        onChange={({ target }) => change({ role: target.value })}
      >
        <option value="">{t('any')}</option>
        {roles.map(role => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('state')}
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: target.value })}
      >
        <option value="">{t('any')}</option>
        {PERSON_STATES.map(state => (
          <option key={state} value={state}>
            {t(`state_${state}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function usePersonColumns(): readonly [Column<Person>, ...Column<Person>[]] {
  const { t, moment } = useI18n()
  const roleName = useRoleName()
  const waysOf = (person: Person) =>
    [
      person.hasPasskey && t('passkey'),
      person.hasPassword && t('password'),
      person.hasSingleSignOn && t('singleSignOn'),
    ].filter(Boolean)
  return [
    {
      id: 'name',
      label: t('name'),
      by: 'server',
      cell: ({ id, name, email }) => (
        <>
          <Link to="/things/$kind/$" params={{ kind: 'person', _splat: id }}>
            {name}
          </Link>
          <span className="second">{email}</span>
        </>
      ),
    },
    {
      id: 'role',
      label: t('role'),
      cell: ({ assignments }) =>
        assignments.map(({ role, sites }) => (
          <span key={role} className="tag">
            {roleName(role)}
            {sites && ` · ${sites.join(' ')}`}
          </span>
        )),
    },
    {
      id: 'state',
      label: t('state'),
      cell: ({ state, locked }) => (
        <>
          <span className={`badge badge-${state}`}>{t(`state_${state}`)}</span>
          {locked && <span className="second">{t('passwordLocked')}</span>}
        </>
      ),
    },
    { id: 'ways', label: t('ways'), cell: person => waysOf(person).join(', ') || '–' },
    {
      id: 'seen',
      label: t('lastSeen'),
      className: 'nowrap',
      cell: ({ lastSeenAt }) => (lastSeenAt === undefined ? t('never') : moment(lastSeenAt)),
    },
  ]
}
