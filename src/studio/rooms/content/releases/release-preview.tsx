import { useState } from 'react'
import { frameAddressOf } from '#domain/content/content-address.ts'
import { DEFAULT_LOCALE, findLocale, LOCALES, type Locale } from '#domain/sites/sites.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useWords } from '../../../i18n/room-words.ts'
import { SelectField } from '../../../ui/field.tsx'
import type { Release } from './release.room.tsx'
import { RELEASE_WORDS } from './words.ts'

const WIDTHS = ['phone', 'tablet', 'full'] as const

/** The shop at its moment, with what the release holds and nothing else that is being written. */
export function ReleasePreview({ release }: { readonly release: Release }) {
  const { w } = useWords(RELEASE_WORDS)
  const { moment } = useI18n()
  const { id, state, items, seen } = release
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('full')
  const [page, setPage] = useState('home')
  const [opened] = useState(() => new Date().toISOString())
  const at = release.publishAt ?? opened
  const isOpen = state === 'open'
  const query = new URLSearchParams({ at, ...(isOpen ? { release: id } : { drafts: 'none' }) }).toString()
  const pages = [...new Set(['home', ...items.map(({ slug }) => slug)])]
  const included = items.map(({ slug }) => slug).join(', ')
  return (
    <section aria-label={w('preview')}>
      <h2>{w('preview')}</h2>
      <p className="hint">
        {isOpen && items.length > 0
          ? w('previewWith', { when: moment(at), drafts: included })
          : w('previewWithout', { when: moment(at) })}
      </p>
      <div className="editor-bar">
        <SelectField label={w('page')} value={page} onChange={event => setPage(event.target.value)}>
          {pages.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label={w('locale')}
          value={locale}
          onChange={event => setLocale(findLocale(event.target.value) ?? locale)}
        >
          {LOCALES.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label={w('width')}
          value={width}
          onChange={event => setWidth(WIDTHS.find(each => each === event.target.value) ?? width)}
        >
          {WIDTHS.map(each => (
            <option key={each} value={each}>
              {w(`width_${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="editor-frame release-frame" data-width={width}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe key={seen} src={`${frameAddressOf(page, locale)}?${query}`} title={w('preview')} />
      </div>
    </section>
  )
}
