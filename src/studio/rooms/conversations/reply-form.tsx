import { useState } from 'react'
import { languageOf } from '#domain/sites/sites.ts'
import { useKeepsMail } from '../../calls/keeps-mail.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { fill } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TrialMailbox } from '../../ui/trial-mailbox.tsx'
import { TOUCHED, type Conversation } from './conversation.ts'
import { WORDS } from './words.ts'

/** An answer, put together from blocks where that helps; or a note for colleagues. */
export function ReplyForm({ conversation }: { readonly conversation: Conversation }) {
  const { w } = useWords(WORDS)
  const { id, actions, email = '' } = conversation
  const keeps = useKeepsMail()
  const [text, setText] = useState('')
  const reply = useSend('conversations.reply', TOUCHED, 'form')
  const note = useSend('conversations.note', TOUCHED, 'form')
  const busy = reply.isPending || note.isPending
  const after = (told: string) => {
    setText('')
    notify(told)
  }
  const answer = async () => {
    await reply.mutateAsync([{ params: { id }, body: { text } }])
    after(w(conversation.public ? 'answeredPublicly' : keeps ? 'answerKept' : 'answeredByMail'))
  }
  const leave = async () => {
    await note.mutateAsync([{ params: { id }, body: { text } }])
    after(w('noted'))
  }
  return (
    <SentForm className="reply" send={answer}>
      <Blocks conversation={conversation} onPick={block => setText(text === '' ? block : `${text}\n\n${block}`)} />
      <TextField
        label={w(actions.includes('reply') ? 'yourAnswer' : 'yourNote')}
        name="text"
        hint={conversation.public ? w('publicHint') : w(keeps ? 'mailHintKept' : 'mailHint', { email })}
        rows={7}
        required
        maxLength={4000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <FormError error={reply.error ?? note.error} />
      <AskBeforeLeaving when={text.trim() !== ''} />
      <div className="part-actions">
        {actions.includes('reply') && (
          <Button look="primary" type="submit" disabled={busy}>
            {w(conversation.public ? 'answerPublicly' : 'answerByMail')}
          </Button>
        )}
        <Button disabled={busy || text.trim() === ''} onClick={() => void leave().catch(() => {})}>
          {w('note')}
        </Button>
      </div>
      {!conversation.public && <TrialMailbox to={conversation.email} />}
    </SentForm>
  )
}

type BlocksProps = { readonly conversation: Conversation; readonly onPick: (text: string) => void }

/** Those of the writer's language, with what is known filled in. */
function Blocks({ conversation: { id, locale, name = '', orderNumber = '' }, onPick }: BlocksProps) {
  const { w } = useWords(WORDS)
  const { data } = useCall('conversations.blocks')
  const blocks = data?.blocks.filter(({ language }) => language === languageOf(locale)) ?? []
  if (blocks.length === 0) return null
  const pick = (chosen: string) => {
    const block = blocks.find(each => each.id === chosen)
    if (block) onPick(fill(block.text, { name: name.split(' ')[0] ?? '', number: id, order: orderNumber }))
  }
  return (
    <SelectField label={w('insertBlock')} value="" onChange={event => pick(event.target.value)}>
      <option value="">{w('chooseBlock')}</option>
      {blocks.map(each => (
        <option key={each.id} value={each.id}>
          {each.title}
        </option>
      ))}
    </SelectField>
  )
}
