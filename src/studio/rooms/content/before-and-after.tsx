import { useEffect, useRef, useState } from 'react'
import { frameAddressOf } from '#domain/content/content-address.ts'
import { findLocale, languageOf, LOCALES, type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { tellFrame } from './frame-talk.ts'
import { useListening } from './use-listening.ts'
import { WORDS } from './words.ts'

const WIDTH = 1280

type Props = {
  readonly slug: string
  readonly first: Locale
  /** When it goes live; now where nothing is said. */
  readonly at: string | undefined
  /** What it goes live with, if it does with others. */
  readonly releaseId: string | undefined
  readonly changed: readonly { readonly scope: string }[]
}

/** The page that visitors have, and beside it the one they get by this, to be looked at and not touched. */
export function BeforeAndAfter({ slug, first, at, releaseId, changed }: Props) {
  const { w } = useWords(WORDS)
  const locales = LOCALES.filter(each => changed.some(({ scope }) => ['any', languageOf(each), each].includes(scope)))
  const [chosen, setChosen] = useState(first)
  const locale = locales.includes(chosen) ? chosen : (locales[0] ?? first)
  const [share, setShare] = useState(0)
  const address = frameAddressOf(slug, locale)
  const query = (drafts: Record<string, string>) => new URLSearchParams({ ...drafts, ...(at !== undefined && { at }) })
  return (
    <section className="compare" aria-label={w('sideBySide')}>
      <h3>{w('sideBySide')}</h3>
      <div className="compare-pages">
        <PagePicture label={w('asItIs')} src={`${address}?${query({ drafts: 'none' })}`} share={share} />
        <PagePicture
          label={w('asItWillBe')}
          src={`${address}?${query(releaseId === undefined ? { only: slug } : { release: releaseId })}`}
          share={share}
        />
      </div>
      <div className="compare-bar">
        <label>
          {w('howFarDown')}
          <input
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={share}
            onChange={event => setShare(event.target.valueAsNumber)}
          />
        </label>
        <SelectField
          label={w('locale')}
          value={locale}
          onChange={event => setChosen(findLocale(event.target.value) ?? locale)}
        >
          {locales.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

type PictureProps = { readonly label: string; readonly src: string; readonly share: number }

/** A page made small. Whoever has no mouse moves both with the slider. */
function PagePicture({ label, src, share }: PictureProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0.25)
  const listens = useListening(frame, src)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / WIDTH))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (listens) tellFrame(frame, { type: 'scroll', share })
  }, [listens, share])
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <div className="compare-page" ref={box}>
        {/* Our own page, with our own scripts: a sandbox that lets both in holds nothing back. */}
        {/* eslint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} key={src} src={src} title={label} inert style={{ transform: `scale(${scale})` }} />
      </div>
    </figure>
  )
}
