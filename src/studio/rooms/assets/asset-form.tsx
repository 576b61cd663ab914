import { useState } from 'react'
import type { FocalPoint } from '#domain/assets/focal-crop.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { TOUCHED, type AssetInUse } from '../../assets/asset.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { WORDS } from './words.ts'

type Words = AssetInUse['alts']

const said = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  )

type Written = {
  readonly name: string
  readonly folder: string
  readonly tags: string
  readonly alts: Words
  readonly rights: Words
  readonly expiresOn: string
}

const writtenOf = ({ name, folder, tags, alts, rights, expiresOn }: AssetInUse): Written => ({
  name,
  folder,
  tags: tags.join(', '),
  alts,
  rights,
  expiresOn: expiresOn ?? '',
})

type Props = { readonly asset: AssetInUse; readonly focal: FocalPoint; readonly onSaved: () => void }

export function AssetForm({ asset, focal, onSaved }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  // What is not saved yet, over whatever the picture is meanwhile: another poster or file takes no word away.
  const [changed, setChanged] = useState<Partial<Written>>({})
  const { name, folder, tags, alts, rights, expiresOn } = { ...writtenOf(asset), ...changed }
  const set = (change: Partial<Written>) => setChanged(before => ({ ...before, ...change }))
  const save = useSend('assets.change', TOUCHED, 'form')
  const send = async () => {
    const body = {
      revision: asset.revision,
      name,
      folder: folder.trim(),
      tags: tags.split(',').flatMap(each => each.trim() || []),
      alts: said(alts),
      rights: said(rights),
      expiresOn: expiresOn === '' ? null : expiresOn,
      focalPoint: focal,
    }
    await save.mutateAsync([{ params: { id: asset.id }, body }])
    setChanged(now => (now === changed ? {} : now))
    onSaved()
    notify(w('saved'))
  }
  return (
    <SentForm className="stack" send={send}>
      <AskBeforeLeaving when={Object.keys(changed).length > 0} />
      <fieldset className="stack" disabled={!asset.mayChange}>
        <legend className="unseen">{asset.name}</legend>
        <Field
          label={w('fileName')}
          required
          maxLength={200}
          value={name}
          onChange={event => set({ name: event.target.value })}
        />
        <Field
          label={w('folder')}
          hint={w('folderHint')}
          maxLength={200}
          value={folder}
          onChange={event => set({ folder: event.target.value })}
        />
        <Field
          label={w('tags')}
          hint={w('tagsHint')}
          value={tags}
          onChange={event => set({ tags: event.target.value })}
        />
        <PerLanguage
          label={language => w('alt', { language })}
          most={300}
          words={alts}
          onChange={changedAlts => set({ alts: changedAlts })}
        />
        <details>
          <summary>{w('rights')}</summary>
          <div className="stack">
            <PerLanguage
              label={language => w('rightsIn', { language })}
              most={500}
              words={rights}
              onChange={changedRights => set({ rights: changedRights })}
            />
            <Field
              label={w('expiresOn')}
              type="date"
              value={expiresOn}
              onChange={event => set({ expiresOn: event.target.value })}
            />
          </div>
        </details>
        <FormError error={save.error} />
        {asset.mayChange && (
          <Button look="primary" type="submit" disabled={save.isPending}>
            {t('save')}
          </Button>
        )}
      </fieldset>
    </SentForm>
  )
}

type PerLanguageProps = {
  readonly label: (language: string) => string
  readonly most: number
  readonly words: Words
  readonly onChange: (words: Words) => void
}

function PerLanguage({ label, most, words, onChange }: PerLanguageProps) {
  const { w } = useWords(WORDS)
  const spoken = (language: Language) => w(`language_${language}`)
  return LANGUAGES.map(language => (
    <TextField
      key={language}
      label={label(spoken(language))}
      rows={2}
      maxLength={most}
      lang={language}
      value={words[language] ?? ''}
      onChange={event => onChange({ ...words, [language]: event.target.value })}
    />
  ))
}
