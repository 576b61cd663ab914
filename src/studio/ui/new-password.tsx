import { useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { Field } from './field.tsx'

type Props = {
  readonly label?: string
  readonly value: string
  readonly onChange: (password: string) => void
}

/** It can be looked at: a slip of the finger would lock its owner out. */
export function NewPassword({ label, value, onChange }: Props) {
  const { t } = useI18n()
  const [shown, setShown] = useState(false)
  return (
    <>
      <Field
        label={label ?? t('password')}
        hint={t('passwordRule')}
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
