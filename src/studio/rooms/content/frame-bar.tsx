import { memo } from 'react'
import type { Locale } from '#domain/sites/sites.ts'
import { useWords } from '../../i18n/room-words.ts'
import { MomentField } from '../../moments/moment-field.tsx'
import { useOwnZone } from '../../moments/use-zone.ts'
import { SelectField } from '../../ui/field.tsx'
import { Audience } from './audience.tsx'
import { DraftsIncluded } from './drafts-included.tsx'
import { LocaleField } from './locale-field.tsx'
import { TimeLine } from './time-line.tsx'
import { WORDS } from './words.ts'

export const WIDTHS = { phone: 390, tablet: 834, desktop: 1440, full: undefined } as const
export type Width = keyof typeof WIDTHS
const isWidth = (text: string): text is Width => Object.hasOwn(WIDTHS, text)

/** Through whose eyes, when and where the page is looked at. */
type Props = {
  readonly slug: string
  readonly locale: Locale
  readonly width: Width
  readonly drafts: boolean
  /** Separated by spaces: whoever types makes no other list of them. */
  readonly variants: string
  readonly audience: string
  readonly at: string | undefined
  readonly onLocale: (locale: Locale) => void
  readonly onWidth: (width: Width) => void
  readonly onDrafts: (drafts: boolean) => void
  readonly onAudience: (audience: string) => void
  readonly onMoment: (at: string | undefined) => void
}

export const FrameBar = memo(function FrameBar(props: Props) {
  const { w } = useWords(WORDS)
  const { slug, locale, width, drafts, variants, audience, at, onMoment } = props
  const zone = useOwnZone()
  return (
    <>
      <div className="editor-bar">
        <LocaleField label={w('locale')} value={locale} onChange={props.onLocale} />
        <SelectField
          label={w('width')}
          value={width}
          onChange={event => isWidth(event.target.value) && props.onWidth(event.target.value)}
        >
          {Object.keys(WIDTHS)
            .filter(isWidth)
            .map(each => (
              <option key={each} value={each}>
                {w(`width_${each}`)}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={w('audience')}
          value={drafts ? 'drafts' : 'none'}
          onChange={event => props.onDrafts(event.target.value === 'drafts')}
        >
          <option value="drafts">{w('withDrafts')}</option>
          <option value="none">{w('asShoppers')}</option>
        </SelectField>
        <Audience variants={variants === '' ? [] : variants.split(' ')} value={audience} onChange={props.onAudience} />
        <MomentField label={w('moment')} zone={zone} value={at} onChange={onMoment} />
      </div>
      <TimeLine at={at} zone={zone} onChange={onMoment} />
      {at !== undefined && <p className="drafts-included">{w('pricesOfNow')}</p>}
      {drafts && <DraftsIncluded slug={slug} locale={locale} />}
    </>
  )
})
