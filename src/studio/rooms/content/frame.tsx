import { useEffect, useRef, useState } from 'react'
import { isFromFrame, type ToFrame } from '#contract/content/frame-messages.ts'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { addressOfContent } from '#domain/content/content-address.ts'
import { LOCALES, findLocale, type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { Audience, testContextOf } from './audience.tsx'
import { PageMaker, type WrittenPage } from './page-maker.ts'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

const WIDTHS = { phone: 390, tablet: 834, full: undefined } as const
type Width = keyof typeof WIDTHS
const isWidth = (text: string): text is Width => Object.hasOwn(WIDTHS, text)

const post = (frame: HTMLIFrameElement | null, message: ToFrame) =>
  frame?.contentWindow?.postMessage(message, location.origin)

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
  const [at, setAt] = useState('')
  const [drafts, setDrafts] = useState(true)
  const [width, setWidth] = useState<Width>('full')
  const [audience, setAudience] = useState('')
  const forced = testContextOf(audience)
  const query = new URLSearchParams({
    ...(at !== '' && { at: new Date(at).toISOString() }),
    ...(!drafts && { drafts: 'none' }),
    ...(forced !== undefined && { [TEST_CONTEXT_QUERY]: forced }),
  }).toString()
  const src = `/studio/frame${addressOfContent(copy.slug, locale)}${query === '' ? '' : `?${query}`}`
  const maker = useRef<PageMaker>(undefined)
  const latest = useRef(page)
  useEffect(() => {
    if (page !== latest.current && drafts) maker.current?.make(page)
    latest.current = page
  }, [page, drafts])
  useEffect(() => {
    // What the server makes for the frame is what it has now: what is typed until the frame listens comes on top.
    const asked = copy.hasUnsaved() ? undefined : latest.current
    const made = new PageMaker(src, copy.slug, page => post(frame.current, { type: 'show', ...page }))
    maker.current = made
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isFromFrame(data)) return
      if (data.type === 'selected') {
        copy.select(data.id)
        if (data.toField)
          requestAnimationFrame(() => document.querySelector<HTMLElement>('.editor-fields input')?.focus())
      }
      if (data.type === 'ready') {
        post(frame.current, { type: 'select', id: copy.current().selected })
        made.open(asked)
        if (drafts && latest.current !== asked) made.make(latest.current)
      }
      if (data.type === 'lost') made.makeWhole()
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      made.stop()
    }
  }, [src, copy, drafts])
  useEffect(() => post(frame.current, { type: 'select', id: selected }), [selected])
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
        <Field label={w('moment')} type="datetime-local" value={at} onChange={event => setAt(event.target.value)} />
        <SelectField
          label={w('audience')}
          value={drafts ? 'drafts' : 'none'}
          onChange={event => setDrafts(event.target.value === 'drafts')}
        >
          <option value="drafts">{w('withDrafts')}</option>
          <option value="none">{w('asShoppers')}</option>
        </SelectField>
        <Audience page={page.merged} value={audience} onChange={setAudience} />
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
      </div>
      <div className="editor-frame" data-width={width}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} key={src} src={src} title={w('preview')} width={WIDTHS[width]} />
      </div>
    </section>
  )
}
