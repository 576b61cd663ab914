import { useState } from 'react'
import { frameAddressOf } from '#domain/content/content-address.ts'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { useSiteMoment } from '../../../moments/use-zone.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Audience, testContextOf } from '../audience.tsx'
import { LocaleField } from '../locale-field.tsx'
import { useContentNames } from '../use-content-names.ts'
import type { Release } from './release.room.tsx'
import { RELEASE_WORDS } from './words.ts'

const WIDTHS = ['phone', 'tablet', 'full'] as const
/** Of which variants nobody needs to know. */
const NONE: readonly string[] = []

/** The shop at its moment, with what the release holds and nothing else that is being written. */
export function ReleasePreview({ release }: { readonly release: Release }) {
  const { w } = useWords(RELEASE_WORDS)
  const moment = useSiteMoment()
  const nameOf = useContentNames()
  const { id, state, items, seen } = release
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('full')
  const [page, setPage] = useState('home')
  const [audience, setAudience] = useState('')
  const forced = testContextOf(audience)
  const [opened] = useState(() => new Date().toISOString())
  const at = release.publishAt ?? opened
  const isOpen = state === 'open'
  const query = new URLSearchParams({
    at,
    ...(isOpen ? { release: id } : { drafts: 'none' }),
    ...(forced !== undefined && { [TEST_CONTEXT_QUERY]: forced }),
  }).toString()
  const pages = [...new Set(['home', ...items.map(({ slug }) => slug)])]
  const included = items.map(({ slug }) => nameOf(slug)).join(', ')
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
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </SelectField>
        <LocaleField label={w('locale')} value={locale} onChange={setLocale} />
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
        <Audience variants={NONE} value={audience} onChange={setAudience} />
      </div>
      <div className="editor-frame release-frame" data-width={width}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe key={seen} src={`${frameAddressOf(page, locale)}?${query}`} title={w('preview')} />
      </div>
    </section>
  )
}
