import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import type { StaffKey } from '#contract/staff/staff.entities.ts'
import { useCall, useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

type Key = z.output<typeof StaffKey>

export function KeysRoom() {
  const { t, moment } = useI18n()
  const { data: me } = useMe()
  const keys = useCall('keys.list')
  const navigate = useNavigate()
  const { open } = useSearch({ from: '/house/keys' })
  const [ending, setEnding] = useState<Key>()
  const mayChange = me?.permissions.includes('staff.write') ?? false
  const show = (what: 'new' | undefined) => void navigate({ to: '/keys', search: what ? { open: what } : {} })
  return (
    <Room
      title={t('keys')}
      actions={
        mayChange && (
          <Button look="primary" onClick={() => show('new')}>
            {t('newKey')}
          </Button>
        )
      }
    >
      <Answer of={keys}>
        {list =>
          list.keys.length === 0 ? (
            <Empty title={t('noKeys')} text={t('keysText')} />
          ) : (
            <div className="table-frame">
              <table>
                <caption className="unseen">{t('keys')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('name')}</th>
                    <th scope="col">{t('permissions')}</th>
                    <th scope="col">{t('state')}</th>
                    <th scope="col">{t('expires')}</th>
                    <th scope="col">{t('lastUsed')}</th>
                    <th scope="col">
                      <span className="unseen">{t('revoke')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {list.keys.map(key => (
                    <tr key={key.id}>
                      <th scope="row">
                        {key.name}
                        <span className="second">{key.hint}…</span>
                      </th>
                      <td className="permissions">
                        {key.permissions.map(permission => (
                          <code key={permission}>{permission}</code>
                        ))}
                      </td>
                      <td>
                        <span className={`badge badge-${key.state}`}>{t(`state_${key.state}`)}</span>
                      </td>
                      <td>{key.expiresAt === undefined ? t('expiresNever') : moment(key.expiresAt)}</td>
                      <td>{key.lastUsedAt === undefined ? t('never') : moment(key.lastUsedAt)}</td>
                      <td className="row-actions">
                        {mayChange && key.state === 'active' && (
                          <Button look="quiet" onClick={() => setEnding(key)}>
                            {t('revoke')}
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answer>
      {open === 'new' && mayChange && <NewKeyDialog onClose={() => show(undefined)} />}
      {ending && <EndKey target={ending} onClose={() => setEnding(undefined)} />}
    </Room>
  )
}

function EndKey({ target, onClose }: { readonly target: Key; readonly onClose: () => void }) {
  const { t } = useI18n()
  const revoke = useSend('keys.revoke', ['keys.list'])
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
