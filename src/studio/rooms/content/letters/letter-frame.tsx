import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { frameAddressOf } from '#domain/content/content-address.ts'
import { type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { SelectField } from '../../../ui/field.tsx'
import { LocaleField } from '../locale-field.tsx'
import type { WrittenPage } from '../page-maker.ts'
import { WORDS } from '../words.ts'

const WIDTHS = { full: undefined, phone: 390 } as const
const SHAPES = ['paper', 'text'] as const

const MadeLetter = z.object({ subject: z.string(), html: z.string(), text: z.string() })

type Props = {
  readonly slug: string
  readonly page: WrittenPage
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
}

/** The letter as it arrives, made by the server of what is on the screen. */
export function LetterFrame({ slug, page, locale, onLocale }: Props) {
  const { w } = useWords(WORDS)
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('paper')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('full')
  const address = frameAddressOf(slug, locale)
  const found = useQuery({
    queryKey: ['letter', address, page.layers],
    queryFn: ({ signal }) => makeLetter(address, slug, page, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const made = found.data
  return (
    <section className="editor-page" aria-label={w('preview')}>
      <div className="editor-bar">
        <LocaleField label={w('locale')} value={locale} onChange={onLocale} />
        <SelectField
          label={w('shape')}
          value={shape}
          onChange={event => setShape(SHAPES.find(each => each === event.target.value) ?? shape)}
        >
          {SHAPES.map(each => (
            <option key={each} value={each}>
              {w(`shape_${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={w('width')}
          value={width}
          onChange={event => setWidth(event.target.value === 'phone' ? 'phone' : 'full')}
        >
          <option value="full">{w('width_full')}</option>
          <option value="phone">{w('width_phone')}</option>
        </SelectField>
      </div>
      {/* What could be made last stays: whoever types has not lost it. */}
      {found.isError && (
        <p className="form-error" role="alert">
          {w('notMade')}
        </p>
      )}
      <p className="letter-subject">
        <span>{w('field_subject')}</span> {made?.subject}
      </p>
      {shape === 'text' ? (
        <section className="letter-text" aria-label={w('shape_text')}>
          {/* Longer than its place: whoever has no mouse moves in it too. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{made?.text}</pre>
        </section>
      ) : (
        <div className="editor-frame" data-width={width}>
          <Paper key={address} address={address} html={made?.html} width={WIDTHS[width]} title={w('preview')} />
        </div>
      )}
    </section>
  )
}

async function makeLetter(address: string, slug: string, { layers }: WrittenPage, signal: AbortSignal) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug, layers }),
    signal,
  })
  if (!response.ok) throw new Error(`The letter answers ${response.status}`)
  return MadeLetter.parse(await response.json())
}

type PaperProps = {
  readonly address: string
  readonly html: string | undefined
  readonly width: number | undefined
  readonly title: string
}

/** A document with a policy of its own, in which nothing runs; what is typed takes the place of what was in it. */
function Paper({ address, html, width, title }: PaperProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Until then it is a blank one, with the studio's policy.
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (isThere && root && html !== undefined) root.innerHTML = html
  }, [isThere, html])
  // Its policy lets nothing run; in a sandbox nobody could check it for accessibility either.
  // eslint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={frame} src={address} title={title} width={width} onLoad={() => setThere(true)} />
}
