import { COLOUR_TOKENS } from '#contract/content/content-tokens.ts'
import { contrastOf, hexOf, READABLE } from '#domain/content/brand-colours.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { useWords } from '../../../i18n/room-words.ts'
import { useChoiceWords } from '../choice-words.ts'
import { WORDS } from '../words.ts'

type Props = {
  readonly id: string
  readonly field: string
  readonly value: string
  /** What the colour stands beside: words on their ground. */
  readonly beside: Raw
  readonly onChange: (value: string | undefined) => void
}

const GROUND = 'backgroundColor'

/** The brand's colours to pick from, or any other by its number, and how well it is read where it stands. */
export function ColourInput({ id, field, value, beside, onChange }: Props) {
  const { w } = useWords(WORDS)
  const named = useChoiceWords()
  const said = beside[field === GROUND ? 'titleColor' : GROUND]
  const against = typeof said === 'string' ? said : field === GROUND ? 'ink' : 'paper'
  const contrast = value === '' ? undefined : contrastOf(value, against)
  const isReadable = (contrast ?? READABLE) >= READABLE
  return (
    <>
      <fieldset className="swatches" aria-label={w('brandColours')}>
        {COLOUR_TOKENS.map(each => (
          <button
            key={each}
            type="button"
            className="swatch"
            title={named(field, each)}
            aria-label={named(field, each)}
            aria-pressed={each === value}
            style={{ background: hexOf(each) ?? 'none' }}
            onClick={() => onChange(each === value ? undefined : each)}
          />
        ))}
      </fieldset>
      <input
        id={id}
        type="text"
        placeholder="#1f3b2d"
        value={value}
        onChange={event => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      {contrast !== undefined && (
        <p className="hint" data-bad={!isReadable}>
          {w(isReadable ? 'readsWell' : 'readsBadly', {
            contrast: contrast.toFixed(1),
            against: named(GROUND, against),
          })}
        </p>
      )}
    </>
  )
}
