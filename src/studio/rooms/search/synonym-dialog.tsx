import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Comparison, useComparison } from './compare.tsx'
import { WORDS } from './words.ts'

export type Synonym = OutputOf<StaffEndpointOf<'search.words'>>['synonyms'][number]

type Props = {
  readonly known?: Pick<Synonym, 'language' | 'term' | 'means'> & Partial<Pick<Synonym, 'mark'>>
  readonly onClose: () => void
}

/** What a word of shoppers means in the words of the shop, one meaning to a line. */
export function SynonymDialog({ known, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [language, setLanguage] = useState<Language>(known?.language ?? 'en')
  const [term, setTerm] = useState(known?.term ?? '')
  const [lines, setLines] = useState(known?.means.join('\n') ?? '')
  const means = lines.split('\n').flatMap(line => (line.trim() === '' ? [] : [line.trim()]))
  const ready = term.trim() !== '' && means.length > 0
  const body = { language, term, means }
  const comparison = useComparison(ready ? { kind: 'synonym', ...body } : undefined)
  const save = useSend('search.setSynonym', ['search.words', 'search.preview'], 'form')
  const send = async () => {
    await save.mutateAsync([{ body: { ...body, seen: markSeen(known, body) } }])
    notify(w('saved'))
    onClose()
  }
  return (
    <FormDialog
      wide
      title={w('addSynonym')}
      text={w('synonymText')}
      action={w('save')}
      busy={save.isPending}
      ready={ready && comparison.seen}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      <LanguageField value={language} onChange={setLanguage} />
      <Field label={w('typed')} required maxLength={100} value={term} onChange={event => setTerm(event.target.value)} />
      <TextField
        label={w('means')}
        hint={w('meansHint')}
        required
        value={lines}
        onChange={event => setLines(event.target.value)}
      />
      <Comparison of={comparison} />
    </FormDialog>
  )
}

type Marked = { readonly language: Language; readonly term: string; readonly mark?: string }

/** Of the term that was opened; another one, typed into the form, was not there. */
export const markSeen = (known: Marked | undefined, { language, term }: Pick<Marked, 'language' | 'term'>): string =>
  known?.language === language && known.term === term ? (known.mark ?? '') : ''

export function LanguageField({
  value,
  onChange,
}: {
  readonly value: Language
  readonly onChange: (language: Language) => void
}) {
  const { w } = useWords(WORDS)
  return (
    <SelectField
      label={w('language')}
      value={value}
      onChange={({ target }) => onChange(LANGUAGES.find(each => each === target.value) ?? value)}
    >
      {LANGUAGES.map(each => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </SelectField>
  )
}
