import { useState } from 'react'
import { passwordChecklist } from '#domain/identity/password.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { cx } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import { CheckIcon, EyeIcon, EyeOffIcon } from '../icons.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useValue } from './use-value.ts'

type Props = Omit<TextFieldProps, 'type' | 'suffix'> & { checklist?: boolean; isNew?: boolean }

/** Shows what is typed on request; with `checklist`, ticks off what a new password needs. */
export function PasswordField({ checklist = false, isNew = checklist, ...props }: Props) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const [text, setText] = useValue(props)
  const Eye = shown ? EyeOffIcon : EyeIcon
  return (
    <div className="flex flex-col gap-2">
      <TextField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        {...props}
        value={text}
        onChange={setText}
        type={shown ? 'text' : 'password'}
        suffix={
          <IconButton
            label={t(shown ? 'forms.hidePassword' : 'forms.showPassword')}
            onClick={() => setShown(!shown)}
            className="needs-script"
          >
            <Eye />
          </IconButton>
        }
      />
      {checklist && <Checklist text={text} />}
    </div>
  )
}

function Checklist({ text }: { text: string }) {
  const t = useT()
  return (
    <ul className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
      {passwordChecklist(text).map(({ problem, met }) => (
        <li key={problem.key} className={cx('flex items-center gap-1.5', met ? 'text-moss-dark' : 'text-slate')}>
          {met ? <CheckIcon size={16} /> : <span className="mx-1.5 size-1 rounded-full bg-current" />}
          {t(`forms.${problem.key}`, problem.params)}
          {met && <span className="sr-only"> ({t('forms.met')})</span>}
        </li>
      ))}
    </ul>
  )
}
