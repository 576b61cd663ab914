import { useEffect, useReducer, useRef, useState } from 'react'
import { frameAddressOf } from '#domain/content/content-address.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { frameAddressOfPlace } from '#domain/content/walked-places.ts'
import { seenOnWalk, walkFrom, walkOn } from '#domain/content/walk.ts'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { useSiteMoment } from '../../../moments/use-zone.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Audience, testContextOf } from '../audience.tsx'
import { hearFrame } from '../frame-talk.ts'
import { LocaleField } from '../locale-field.tsx'
import { useContentNames } from '../use-content-names.ts'
import type { Release } from './release.ts'
import { useListening } from '../use-listening.ts'
import { useVariantsOn } from './use-variants-on.ts'
import { WalkBar } from './walk-bar.tsx'
import { WORDS } from '../words.ts'
import { RELEASE_WORDS } from './words.ts'

const WIDTHS = ['phone', 'tablet', 'full'] as const

/** The shop at its moment, with what the release holds and nothing else that is being written: all of it, to walk through. */
export function ReleasePreview({ release }: { readonly release: Release }) {
  const { w } = useWords(RELEASE_WORDS)
  const editor = useWords(WORDS)
  const moment = useSiteMoment()
  const nameOf = useContentNames()
  const { id, state, items, seen } = release
  const [walk, step] = useReducer(walkOn, DEFAULT_LOCALE, walkFrom)
  const { place, chosen } = walk
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('full')
  const [audience, setAudience] = useState('')
  const forced = testContextOf(audience)
  const [opened] = useState(() => new Date().toISOString())
  const at = release.publishAt ?? opened
  const isOpen = state === 'open'
  const look = {
    at,
    ...(isOpen ? { release: id } : { drafts: 'none' }),
    ...(forced !== undefined && { [TEST_CONTEXT_QUERY]: forced }),
  }
  const letter = chosen !== undefined && kindOf(chosen) === 'letter' ? chosen : undefined
  const src =
    letter === undefined
      ? frameAddressOfPlace(place, look)
      : `${frameAddressOf(letter, place.locale)}?${new URLSearchParams(look)}`
  const frame = useRef<HTMLIFrameElement>(null)
  // A letter has no script that could listen.
  const listens = useListening(frame, `${seen} ${src}`) || letter !== undefined
  useEffect(() => hearFrame(frame, message => message.type === 'follow' && step({ to: message.address })), [])
  const pages = [...new Set(['home', ...items.map(({ slug }) => slug)])]
  const shown = seenOnWalk(walk, pages)
  const included = items.map(({ slug }) => nameOf(slug)).join(', ')
  return (
    <section aria-label={w('preview')}>
      <h2>{w('preview')}</h2>
      <p className="hint">
        {isOpen && items.length > 0
          ? w('previewWith', { when: moment(at), drafts: included })
          : w('previewWithout', { when: moment(at) })}
      </p>
      {at > opened && <p className="hint">{editor.w('pricesOfNow')}</p>}
      <div className="editor-bar">
        <SelectField label={w('page')} value={shown ?? ''} onChange={event => step({ see: event.target.value })}>
          {shown === undefined && <option value="">{w('elsewhere')}</option>}
          {pages.map(each => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </SelectField>
        <LocaleField label={w('locale')} value={place.locale} onChange={locale => step({ as: locale })} />
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
        <Audience variants={useVariantsOn(place)} value={audience} onChange={setAudience} />
      </div>
      <WalkBar
        place={place}
        mayGoBack={walk.before.length > 0}
        onGo={to => step({ to })}
        onBack={() => step({ back: true })}
      />
      <div className="editor-frame release-frame" data-width={width}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} key={`${seen} ${src}`} src={src} title={w('preview')} inert={!listens} />
      </div>
    </section>
  )
}
