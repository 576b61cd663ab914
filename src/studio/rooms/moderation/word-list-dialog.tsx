import { useState } from 'react'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { HistoryButton } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { Answer } from '../../ui/state.tsx'
import { WORDS } from './words.ts'

const TOUCHED = ['moderation.words'] as const

/** The words of one language that hold a text. */
export function WordListDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language: own } = useI18n()
  const { w } = useWords(WORDS)
  const [language, setLanguage] = useState<Language>(own)
  const [typed, setTyped] = useState('')
  const add = useSend('moderation.addWords', TOUCHED, 'form')
  const words = typed
    .split('\n')
    .map(each => each.trim())
    .filter(Boolean)
  const send = async () => {
    await add.mutateAsync([{ body: { language, words } }])
    setTyped('')
  }
  return (
    <Dialog title={w('wordList')} text={w('wordListText')} onClose={onClose}>
      <SelectField
        label={w('language')}
        value={language}
        onChange={({ target }) => setLanguage(LANGUAGES.find(each => each === target.value) ?? language)}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each}>
            {w(`language_${each}`)}
          </option>
        ))}
      </SelectField>
      <Listed language={language} />
      <SentForm className="stack" send={send}>
        <TextField
          label={w('newWords')}
          name="words"
          hint={w('newWordsHint')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <FormError error={add.error} />
        <div className="dialog-actions">
          <HistoryButton type="word-list" id={language} name={w(`language_${language}`)} />
          <Button onClick={onClose}>{t('close')}</Button>
          <Button look="primary" type="submit" disabled={add.isPending || words.length === 0}>
            {w('addWords')}
          </Button>
        </div>
      </SentForm>
    </Dialog>
  )
}

function Listed({ language }: { readonly language: Language }) {
  const { w } = useWords(WORDS)
  const listed = useCall('moderation.words', { query: { language } })
  const remove = useSend('moderation.removeWord', TOUCHED)
  return (
    <Answer of={listed}>
      {({ words }) =>
        words.length === 0 ? (
          <p className="hint">{w('noWords')}</p>
        ) : (
          <ul className="word-list" lang={language}>
            {words.map(word => (
              <li key={word}>
                {word}
                <Button
                  look="quiet"
                  disabled={remove.isPending}
                  aria-label={w('takeOff', { word })}
                  onClick={() => remove.mutate([{ params: { language, word } }])}
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  )
}
