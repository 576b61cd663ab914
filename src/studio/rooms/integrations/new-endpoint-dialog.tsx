import { useState } from 'react'
import { ALL_EVENT_SUBJECTS, EVENT_SUBJECTS, type EventSubject } from '#domain/events/event-types.ts'
import { PAYLOADS, type PayloadKind } from '#contract/staff/events/payloads.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { WORDS } from './words.ts'

export function NewEndpointDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const { data: me } = useMe()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [subjects, setSubjects] = useState<readonly EventSubject[]>(['order'])
  const [payload, setPayload] = useState<PayloadKind>('ids')
  const create = useSend('webhooks.create', ['webhooks.list'], 'form')
  if (create.data)
    return <SecretDialog text={w('secretText')} name={name} secret={create.data.secret} onClose={onClose} />
  const offered = ALL_EVENT_SUBJECTS.filter(subject => me?.permissions.includes(EVENT_SUBJECTS[subject]))
  const turn = (subject: EventSubject, on: boolean) =>
    setSubjects(on ? [...subjects, subject] : subjects.filter(each => each !== subject))
  return (
    <Dialog wide title={t('newWebhook')} text={w('endpointsText')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          create.mutate([{ body: { name, url, types: subjects.map(subject => `${subject}.*`), payload } }])
        }}
      >
        <Field label={t('name')} required maxLength={80} value={name} onChange={e => setName(e.target.value)} />
        <Field
          label={w('url')}
          hint={w('urlHint')}
          type="url"
          required
          value={url}
          onChange={e => setUrl(e.target.value)}
        />
        <fieldset className="stack">
          <legend>{w('events')}</legend>
          {offered.map(subject => (
            <label key={subject} className="check">
              <input
                type="checkbox"
                checked={subjects.includes(subject)}
                onChange={event => turn(subject, event.target.checked)}
              />
              {w(`subject_${subject}`)}
            </label>
          ))}
        </fieldset>
        <SelectField
          label={w('payload')}
          value={payload}
          onChange={({ target }) => setPayload(PAYLOADS.find(each => each === target.value) ?? 'ids')}
        >
          {PAYLOADS.map(each => (
            <option key={each} value={each}>
              {w(`payload_${each}`)}
            </option>
          ))}
        </SelectField>
        <FormError error={create.error} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" disabled={create.isPending || subjects.length === 0}>
            {w('make')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
