import { useEffect, useRef, useState } from 'react'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { frameAddressOf } from '#domain/content/content-address.ts'
import { LOCALES, findLocale, timeZoneOf, type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Audience, testContextOf } from './audience.tsx'
import { Checks } from './checks.tsx'
import { hearFrame, tellFrame } from './frame-talk.ts'
import { PageMaker, type WrittenPage } from './page-maker.ts'
import { TimeLine } from './time-line.tsx'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

const WIDTHS = { phone: 390, tablet: 834, full: undefined } as const
type Width = keyof typeof WIDTHS
const isWidth = (text: string): text is Width => Object.hasOwn(WIDTHS, text)

type Props = {
  readonly copy: WorkingCopy
  readonly page: WrittenPage
  readonly locale: Locale
  readonly selected: string | undefined
  readonly onLocale: (locale: Locale) => void
}

/** The real page. What is typed is made into it by the server and put where it belongs, without loading it again. */
export function Frame({ copy, page, locale, selected, onLocale }: Props) {
  const { w } = useWords(WORDS)
  const frame = useRef<HTMLIFrameElement>(null)
  const [at, setAt] = useState<string>()
  const [drafts, setDrafts] = useState(true)
  const [width, setWidth] = useState<Width>('full')
  const [audience, setAudience] = useState('')
  const forced = testContextOf(audience)
  const query = new URLSearchParams({
    ...(at !== undefined && { at }),
    ...(!drafts && { drafts: 'none' }),
    ...(forced !== undefined && { [TEST_CONTEXT_QUERY]: forced }),
  }).toString()
  const src = `${frameAddressOf(copy.slug, locale)}${query === '' ? '' : `?${query}`}`
  const maker = useRef<PageMaker>(undefined)
  const latest = useRef(page)
  useEffect(() => {
    if (page !== latest.current && drafts) maker.current?.make(page)
    latest.current = page
  }, [page, drafts])
  useEffect(() => {
    // What the server makes for the frame is what it has now: what is typed until the frame listens comes on top.
    const asked = copy.hasUnsaved() ? undefined : latest.current
    const made = new PageMaker(src, copy.slug, made => tellFrame(frame, { type: 'show', ...made }))
    maker.current = made
    const stop = hearFrame(frame, message => {
      if (message.type === 'selected') {
        copy.select(message.id)
        if (message.toField)
          requestAnimationFrame(() => document.querySelector<HTMLElement>('.editor-fields input')?.focus())
      }
      if (message.type === 'ready') {
        tellFrame(frame, { type: 'select', id: copy.current().selected })
        made.open(asked)
        if (drafts && latest.current !== asked) made.make(latest.current)
      }
      if (message.type === 'lost') made.makeWhole()
    })
    return () => {
      stop()
      made.stop()
    }
  }, [src, copy, drafts])
  useEffect(() => tellFrame(frame, { type: 'select', id: selected }), [selected])
  return (
    <section className="editor-page" aria-label={w('preview')}>
      <div className="editor-bar">
        <SelectField
          label={w('locale')}
          value={locale}
          onChange={event => onLocale(findLocale(event.target.value) ?? locale)}
        >
          {LOCALES.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label={w('width')}
          value={width}
          onChange={event => isWidth(event.target.value) && setWidth(event.target.value)}
        >
          {Object.keys(WIDTHS)
            .filter(isWidth)
            .map(each => (
              <option key={each} value={each}>
                {w(`width_${each}`)}
              </option>
            ))}
        </SelectField>
        <MomentField label={w('moment')} zone={timeZoneOf(locale)} value={at} onChange={setAt} />
        <SelectField
          label={w('audience')}
          value={drafts ? 'drafts' : 'none'}
          onChange={event => setDrafts(event.target.value === 'drafts')}
        >
          <option value="drafts">{w('withDrafts')}</option>
          <option value="none">{w('asShoppers')}</option>
        </SelectField>
        <Audience page={page.merged} value={audience} onChange={setAudience} />
      </div>
      <TimeLine at={at} zone={timeZoneOf(locale)} onChange={setAt} />
      <div className="editor-frame" data-width={width}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} key={src} src={src} title={w('preview')} width={WIDTHS[width]} />
      </div>
      <Checks frame={frame} copy={copy} selected={selected} />
    </section>
  )
}
