import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Field } from './field.tsx'

type Props = {
  readonly label?: string
  readonly value: string
  readonly trouble?: string | undefined
  readonly onChange: (password: string) => void
}

const WEAK = new Set<string | undefined>(['PASSWORD_COMMON', 'STAFF_PASSWORD_WEAK', 'STAFF_PASSWORD_PERSONAL'])

/** Why the shop does not take a password, if that is what it refused. */
export const passwordTrouble = (error: Error | null): string | undefined =>
  error instanceof CallError && WEAK.has(error.code) ? error.message : undefined

/** It can be looked at: a slip of the finger would lock its owner out. */
export function NewPassword({ label, value, trouble, onChange }: Props) {
  const { t } = useI18n()
  const [shown, setShown] = useState(false)
  return (
    <>
      <Field
        label={label ?? t('password')}
        hint={t('passwordRule')}
        trouble={trouble}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        minLength={12}
        required
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <label className="check">
        <input type="checkbox" checked={shown} onChange={event => setShown(event.target.checked)} />
        {t('showTyped')}
      </label>
    </>
  )
}
