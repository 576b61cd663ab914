import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { SECTION_NAMES, SECTION_TYPES } from '#contract/content/content-section-types.ts'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { frameAddressOf } from '#domain/content/content-address.ts'
import type { Language, Locale } from '#domain/sites/sites.ts'
import { fill, useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { testContextOf, variantsOf } from './audience.tsx'
import { aroundOf } from './around-of.ts'
import { Checks } from './checks.tsx'
import { FrameBar, WIDTHS, type Width } from './frame-bar.tsx'
import { hearFrame, tellFrame } from './frame-talk.ts'
import { goToField } from './go-to-field.ts'
import { PageMaker, type WrittenPage } from './page-maker.ts'
import { useListening } from './use-listening.ts'
import type { WorkingCopy } from './working-copy.ts'
import { WORDS } from './words.ts'

/** What is said where a section shows nothing, by its kind. */
const emptyWords = (language: Language) =>
  Object.fromEntries(
    SECTION_TYPES.map(type => [type, fill(WORDS.emptyKind[language], { kind: SECTION_NAMES[type][language] })]),
  )

type Props = {
  readonly copy: WorkingCopy
  readonly page: WrittenPage
  readonly locale: Locale
  readonly selected: string | undefined
  readonly onLocale: (locale: Locale) => void
}

/** The real page. What is typed is made into it by the server and put where it belongs, without loading it again. */
export const Frame = memo(function Frame({ copy, page, locale, selected, onLocale }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const empty = useMemo(() => emptyWords(language), [language])
  const frame = useRef<HTMLIFrameElement>(null)
  const [at, setAt] = useState<string>()
  const [drafts, setDrafts] = useState(true)
  const [width, setWidth] = useState<Width>('full')
  const [audience, setAudience] = useState('')
  const variants = useMemo(() => variantsOf(page.merged).join(' '), [page.merged])
  const forced = testContextOf(audience)
  const query = new URLSearchParams({
    ...(at !== undefined && { at }),
    ...(!drafts && { drafts: 'none' }),
    ...(forced !== undefined && { [TEST_CONTEXT_QUERY]: forced }),
  }).toString()
  const src = `${frameAddressOf(copy.slug, locale)}${query === '' ? '' : `?${query}`}`
  const listens = useListening(frame, src)
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
        const { words } = message
        if (words !== undefined) requestAnimationFrame(() => goToField(words))
      }
      if (message.type === 'ready') {
        tellFrame(frame, { type: 'words', empty })
        tellFrame(frame, { type: 'select', id: copy.current().selected, within: aroundOf(copy.slug) })
        made.open(asked)
        if (drafts && latest.current !== asked) made.make(latest.current)
      }
      if (message.type === 'lost') made.makeWhole()
      if (message.type === 'step') copy[message.way]()
    })
    let wasSaved = true
    const stopWatching = copy.subscribe(() => {
      const isSaved = copy.current().saving === 'saved'
      if (isSaved && !wasSaved) made.catchUp()
      wasSaved = isSaved
    })
    return () => {
      stop()
      stopWatching()
      made.stop()
    }
  }, [src, copy, drafts, empty])
  useEffect(
    () => tellFrame(frame, { type: 'select', id: selected, within: aroundOf(copy.slug) }),
    [selected, copy.slug],
  )
  return (
    <section className="editor-page" aria-label={w('preview')}>
      <FrameBar
        slug={copy.slug}
        locale={locale}
        width={width}
        drafts={drafts}
        variants={variants}
        audience={audience}
        at={at}
        onLocale={onLocale}
        onWidth={setWidth}
        onDrafts={setDrafts}
        onAudience={setAudience}
        onMoment={setAt}
      />
      <div className="editor-frame" data-width={width}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} key={src} src={src} title={w('preview')} width={WIDTHS[width]} inert={!listens} />
      </div>
      <Checks frame={frame} copy={copy} selected={selected} />
    </section>
  )
})
