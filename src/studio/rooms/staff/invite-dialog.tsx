import { useState } from 'react'
import type { z } from 'zod'
import type { StaffRole } from '#contract/staff/staff.entities.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'

type Props = { readonly roles: readonly z.output<typeof StaffRole>[]; readonly onClose: () => void }

export function InviteDialog({ roles, onClose }: Props) {
  const { t } = useI18n()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('')
  const [site, setSite] = useState('')
  const send = useSend('people.invite', ['people.list', 'roles.list'])
  const sites = SITE_IDS.filter(each => each === site)
  const invite = async () => {
    const assignments = [{ role: role || (roles[0]?.name ?? ''), ...(sites.length > 0 && { sites }) }]
    await send.mutateAsync([{ body: { name, email, assignments } }])
    notify(t('invited', { name }))
    onClose()
  }
  return (
    <Dialog title={t('invite')} text={t('inviteText')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          // Why it was refused stands in the form.
          invite().catch(() => {})
        }}
      >
        <Field label={t('name')} required value={name} onChange={event => setName(event.target.value)} />
        <Field label={t('email')} type="email" required value={email} onChange={e => setEmail(e.target.value)} />
        <SelectField label={t('role')} value={role} onChange={event => setRole(event.target.value)}>
          {roles.map(each => (
            <option key={each.name}>{each.name}</option>
          ))}
        </SelectField>
        <SelectField label={t('sites')} value={site} onChange={event => setSite(event.target.value)}>
          <option value="">{t('allSites')}</option>
          {SITE_IDS.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <FormError error={send.error} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" disabled={send.isPending}>
            {t('sendInvitation')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
