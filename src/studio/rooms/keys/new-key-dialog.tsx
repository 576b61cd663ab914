import { useState } from 'react'
import { LONGEST_KEY_DAYS } from '#domain/staff/key-life.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PermissionPicker } from '../../permissions/permission-picker.tsx'
import { SiteChecks } from '../../permissions/site-checks.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'

const LIVES = ['30', '90', '365', String(LONGEST_KEY_DAYS)]
const DAY_MS = 86_400_000

export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n()
  const { data: me } = useMe()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Permission[]>([])
  const mine = me?.sites ?? []
  // Whoever works on some sites makes keys for these: one for all would be refused.
  const [sites, setSites] = useState<SiteId[] | undefined>(mine.length < SITE_IDS.length ? mine : undefined)
  const [life, setLife] = useState<string>('90')
  const create = useSend('keys.create', ['keys.list'], 'form')
  const secret = create.data?.secret
  const make = async () => {
    const expiresAt = new Date(Date.now() + Number(life) * DAY_MS).toISOString()
    await create.mutateAsync([{ body: { name, permissions: [...chosen], expiresAt, ...(sites && { sites }) } }])
  }
  if (secret !== undefined) return <SecretDialog name={name} text={t('keyMade')} secret={secret} onClose={onClose} />
  return (
    <FormDialog
      wide
      title={t('newKey')}
      text={t('keysText')}
      action={t('makeKey')}
      busy={create.isPending}
      ready={chosen.length > 0}
      error={create.error}
      send={make}
      onClose={onClose}
    >
      <Field label={t('keyName')} required value={name} onChange={event => setName(event.target.value)} />
      <PermissionPicker legend={t('scopes')} offered={me?.permissions ?? []} chosen={chosen} onChange={setChosen} />
      <SiteChecks legend={t('keySites')} offered={mine} sites={sites} onChange={setSites} />
      <output>{chosen.includes('orders.ship') && t('keyPaysBack')}</output>
      <SelectField label={t('expires')} value={life} onChange={event => setLife(event.target.value)}>
        {LIVES.map(days => (
          <option key={days} value={days}>
            {t('expiresDays', { days })}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
