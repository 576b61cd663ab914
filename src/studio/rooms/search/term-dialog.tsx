import { useState, type ReactNode } from 'react'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { Comparison, useComparison } from './compare.tsx'
import { WORDS } from './words.ts'

type Marked = { readonly language: Language; readonly term: string; readonly mark?: string }

/** What somebody types, in a language. */
export function useTerm(known: Marked | undefined) {
  const [language, setLanguage] = useState<Language>(known?.language ?? 'en')
  const [term, setTerm] = useState(known?.term ?? '')
  // Of the term that was opened; another one, typed into the form, was not there.
  const seen = known?.language === language && known.term === term ? (known.mark ?? '') : ''
  return { language, setLanguage, term, setTerm, seen, isSaid: term.trim() !== '' }
}

type Props = {
  readonly title: string
  readonly text: string
  readonly of: ReturnType<typeof useTerm>
  /** What its own field is called. */
  readonly needs: string
  /** What would be kept, once it is complete. */
  readonly draft: Parameters<typeof useComparison>[0]
  readonly saving: { readonly isPending: boolean; readonly error: Error | null }
  readonly save: () => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A term and what comes of it. Whoever saves has seen what it changes. */
export function TermDialog({ title, text, of, needs, draft, saving, save, onClose, children }: Props) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const comparison = useComparison(draft)
  const send = async () => {
    await save()
    notify(w('saved'))
    onClose()
  }
  return (
    <FormDialog
      wide
      title={title}
      text={text}
      action={w('save')}
      busy={saving.isPending}
      why={needed(
        [w('typed'), of.isSaid],
        [needs, draft !== undefined || !of.isSaid],
        [w('beforeAfter'), draft === undefined || comparison.seen],
      )}
      error={saving.error}
      send={send}
      onClose={onClose}
    >
      <LanguageField value={of.language} onChange={of.setLanguage} />
      <Field
        label={w('typed')}
        required
        maxLength={100}
        value={of.term}
        onChange={event => of.setTerm(event.target.value)}
      />
      {children}
      <Comparison of={comparison} />
    </FormDialog>
  )
}

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
