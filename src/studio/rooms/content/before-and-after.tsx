import { useState } from 'react'
import { frameAddressOf } from '#domain/content/content-address.ts'
import { findLocale, languageOf, LOCALES, type Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { SelectField } from '../../ui/field.tsx'
import { aroundOf } from './around-of.ts'
import { useLivePlace } from './use-live-place.ts'
import { PagePicture, type PictureWidth } from './page-picture.tsx'
import { useToldChanges, type ScopedDifference } from './use-told-changes.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly slug: string
  readonly first: Locale
  /** When it goes live; now where nothing is said. */
  readonly at: string | undefined
  /** What it goes live with, if it does with others. */
  readonly releaseId: string | undefined
  readonly changed: readonly ScopedDifference[]
}

const isSeenIn = (scope: string, locale: Locale) => ['any', languageOf(locale), locale].includes(scope)

/** The page that visitors have, and beside it the one they get by this, where it changes, to be looked at and not touched. */
export function BeforeAndAfter({ slug, first, at, releaseId, changed }: Props) {
  const { w } = useWords(WORDS)
  const { told, nameOf } = useToldChanges(slug, changed)
  const locales = LOCALES.filter(each => changed.some(({ scope }) => isSeenIn(scope, each)))
  const [chosen, setChosen] = useState(first)
  const locale = locales.includes(chosen) ? chosen : (locales[0] ?? first)
  const [width, setWidth] = useState<PictureWidth>('desktop')
  const [wanted, setWanted] = useState<string>()
  const [share, setShare] = useState<number>()
  const parts = new Map(
    told.shown.flatMap(({ item, scope }) =>
      item !== undefined && isSeenIn(scope, locale) ? [[item, nameOf(item, scope)] as const] : [],
    ),
  )
  const [changedFirst] = parts.keys()
  const item = wanted !== undefined && parts.has(wanted) ? wanted : changedFirst
  const before = useLivePlace(slug)(item ?? '')
  const address = frameAddressOf(slug, locale)
  const query = (drafts: Record<string, string>) => new URLSearchParams({ ...drafts, ...(at !== undefined && { at }) })
  const picture = { width, item, within: aroundOf(slug), share }
  return (
    <section className="compare" aria-label={w('sideBySide')}>
      <h3>{w('sideBySide')}</h3>
      <div className="compare-bar">
        {parts.size > 0 && (
          <SelectField
            label={w('whereItChanges')}
            value={item}
            onChange={event => {
              setShare(undefined)
              setWanted(event.target.value)
            }}
          >
            {[...parts].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={w('locale')}
          value={locale}
          onChange={event => setChosen(findLocale(event.target.value) ?? locale)}
        >
          {locales.map(each => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label={w('width')}
          value={width}
          onChange={event => setWidth(event.target.value === 'phone' ? 'phone' : 'desktop')}
        >
          <option value="desktop">{w('width_desktop')}</option>
          <option value="phone">{w('width_phone')}</option>
        </SelectField>
      </div>
      <div className="compare-pages">
        <PagePicture
          {...picture}
          label={w('asItIs')}
          {...(before.isNew && { hint: w(before.item === undefined ? 'newFirst' : 'newBelow') })}
          src={`${address}?${query({ drafts: 'none' })}`}
          item={item && before.item}
        />
        <PagePicture
          label={w('asItWillBe')}
          src={`${address}?${query(releaseId === undefined ? { only: slug } : { release: releaseId })}`}
          {...picture}
        />
      </div>
      <label className="compare-slider">
        {w('howFarDown')}
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={share ?? 0}
          onChange={event => setShare(event.target.valueAsNumber)}
        />
      </label>
    </section>
  )
}
