import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isNewKind, nameTaken, NEW_KINDS, type NewKind } from '#domain/content/new-content.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { slugify } from '#domain/sites/slugs.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useAllContent } from './use-all-content.ts'
import { LIST_WORDS } from './words/list.ts'
import { NEW_WORDS } from './words/new-page.ts'

const MOST_LETTERS = 80
const isLanguage = (text: string): text is Language => LANGUAGES.some(each => each === text)

/** Something new: empty, or like something that is there. */
export function NewPageDialog({ onClose }: { readonly onClose: () => void }) {
  const { w } = useWords({ ...LIST_WORDS, ...NEW_WORDS })
  const { t, language: spoken } = useI18n()
  const languageNamed = useLanguageNames()
  const [kind, setKind] = useState<NewKind>('page')
  const [title, setTitle] = useState('')
  const [named, setNamed] = useState<string>()
  const [like, setLike] = useState('')
  const [language, setLanguage] = useState<Language>(spoken)
  const create = useSend('content.create', ['content.list'], 'form')
  const known = useAllContent({ kind })
  const navigate = useNavigate()
  const name = named ?? slugify(title).slice(0, MOST_LETTERS)
  const slug = NEW_KINDS[kind] + name
  const wrong = name === '' ? undefined : known.some(each => each.slug === slug) ? 'known' : nameTaken(slug)
  const send = async () => {
    await create.mutateAsync([{ body: { slug, language, title: title.trim(), ...(like !== '' && { like }) } }])
    await navigate({ to: '/content/edit/$', params: { _splat: slug } })
  }
  return (
    <FormDialog
      title={t('newPage')}
      text={w('newPageText')}
      action={w('create')}
      busy={create.isPending}
      ready={title.trim() !== '' && name !== '' && wrong === undefined}
      error={create.error}
      send={send}
      onClose={onClose}
    >
      <SelectField
        label={w('kind')}
        value={kind}
        onChange={event => {
          if (isNewKind(event.target.value)) setKind(event.target.value)
          setLike('')
        }}
      >
        {Object.keys(NEW_KINDS)
          .filter(isNewKind)
          .map(each => (
            <option key={each} value={each}>
              {w(`kind_${each}`)}
            </option>
          ))}
      </SelectField>
      <Field
        label={w('title')}
        required
        maxLength={200}
        value={title}
        onChange={event => setTitle(event.target.value)}
      />
      <SelectField
        label={w('titleLanguage')}
        value={language}
        onChange={event => isLanguage(event.target.value) && setLanguage(event.target.value)}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each}>
            {languageNamed(each)}
          </option>
        ))}
      </SelectField>
      <Field
        label={w('address')}
        hint={wrong === undefined ? w('addressHint', { slug: `/${slug}` }) : w(`wrong_${wrong}`)}
        required
        maxLength={100}
        value={name}
        onChange={event => setNamed(event.target.value.toLowerCase())}
      />
      <SelectField label={w('like')} value={like} onChange={event => setLike(event.target.value)}>
        <option value="">{w('empty')}</option>
        {known.map(each => (
          <option key={each.slug} value={each.slug}>
            {each.title === undefined ? each.slug : `${each.title} (${each.slug})`}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
