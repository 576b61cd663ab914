import { useState } from 'react'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import type { TextBlock } from './conversation.ts'
import { WORDS } from './words.ts'

const TOUCHES = ['conversations.blocks'] as const
type Draft = { readonly id?: string; readonly language: Language; readonly title: string; readonly text: string }

/** A new round is a new form: nothing else empties what somebody is writing. */
type Form = { readonly draft: Draft; readonly round: number }

/** Texts that answers are put together from, in each language. */
export function TextBlocks({ onClose }: { readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { t, language } = useI18n()
  const { data } = useCall('conversations.blocks')
  const [{ draft, round }, setForm] = useState<Form>({ draft: { language, title: '', text: '' }, round: 0 })
  const begin = (next: Draft) => setForm({ draft: next, round: round + 1 })
  const remove = useSend('conversations.removeBlock', TOUCHES)
  return (
    <Dialog title={w('blocks')} text={w('blocksText')} onClose={onClose} wide>
      <ul className="blocks">
        {data?.blocks.map(block => (
          <li key={block.id}>
            <span>
              {block.title} <span className="tag">{block.language}</span>
            </span>
            <Button look="quiet" onClick={() => begin(block)}>
              {w('change')}
            </Button>
            <Button look="quiet" onClick={() => remove.mutate([{ params: { blockId: block.id } }])}>
              {w('remove')}
            </Button>
            <HistoryButton type="text-block" id={block.id} name={block.title} />
          </li>
        ))}
      </ul>
      <BlockForm key={round} draft={draft} onSaved={() => begin({ language: draft.language, title: '', text: '' })} />
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}

function BlockForm({ draft, onSaved }: { readonly draft: Draft; readonly onSaved: (block: TextBlock) => void }) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const [block, setBlock] = useState(draft)
  const save = useSend('conversations.saveBlock', TOUCHES, 'form')
  const send = async () => onSaved(await save.mutateAsync([{ body: block }]))
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        send().catch(() => {})
      }}
    >
      <Field
        label={w('blockTitle')}
        name="title"
        required
        maxLength={80}
        value={block.title}
        onChange={event => setBlock({ ...block, title: event.target.value })}
      />
      <SelectField
        label={t('language')}
        name="language"
        value={block.language}
        onChange={({ target }) =>
          setBlock({ ...block, language: LANGUAGES.find(each => each === target.value) ?? 'en' })
        }
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <TextField
        label={w('blockText')}
        name="text"
        hint={w('blockHint', { name: '{name}', number: '{number}', order: '{order}' })}
        required
        rows={4}
        maxLength={4000}
        value={block.text}
        onChange={event => setBlock({ ...block, text: event.target.value })}
      />
      <FormError error={save.error} />
      <Button look="primary" type="submit" disabled={save.isPending}>
        {t('save')}
      </Button>
    </form>
  )
}
